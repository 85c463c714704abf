import { Button } from '@/components/ui/button';
import type { ReturnTarget } from '@/lib/auth/return-targets';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  target: ReturnTarget;
  label: string;
}

/** Starts the sign-on: a plain form, so that it works without script. */
export function SignOnForm({ locale, target, label }: Props) {
  return (
    <form method="post" action="/gateway/sign-on">
      <input type="hidden" name="returnTarget" value={target} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="large">
        {label}
      </Button>
    </form>
  );
}
