import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';

interface Props {
  label: string;
  /** The target after signing out; by default the award page. */
  target?: ReturnTarget;
}

/** Ends the session: an HTML form, so that it works without script. */
export function SignOutForm({ label, target }: Props) {
  const locale = useLocale();
  const t = useTranslations('shell');
  return (
    <form method="post" action="/gateway/sign-out" data-question={t('signOutQuestion')}>
      <input type="hidden" name="locale" value={locale} />
      {target ? <input type="hidden" name="returnTarget" value={target} /> : null}
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  );
}
