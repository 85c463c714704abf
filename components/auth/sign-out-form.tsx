import { Button } from '@/components/ui/button';
import type { ReturnTarget } from '@/lib/auth/return-targets';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  label: string;
  /** Where signing out leads; the award page without it. */
  target?: ReturnTarget;
}

/** Ends the session: a plain form, so that it works without script. */
export function SignOutForm({ locale, label, target }: Props) {
  return (
    <form method="post" action="/gateway/sign-out">
      <input type="hidden" name="locale" value={locale} />
      {target ? <input type="hidden" name="returnTarget" value={target} /> : null}
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  );
}
