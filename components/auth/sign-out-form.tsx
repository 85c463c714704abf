import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';

/** Ends the session: a plain form, so that it works without script. */
export function SignOutForm({ locale, label }: { locale: Locale; label: string }) {
  return (
    <form method="post" action="/gateway/sign-out">
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  );
}
