import { Button } from '@/components/ui/button';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import type { Locale } from '@/lib/i18n/locales';
import { SignOnStatus } from './sign-on-status';

interface Props {
  locale: Locale;
  target: ReturnTarget;
  label: string;
  /** Signs on beside the page, whose state would be lost with it: chosen files, for one. */
  newTab?: boolean;
  /** False where the page already has the status that says that the login is in progress. */
  hasStatus?: boolean;
}

/** Starts the sign-on: an HTML form, so that it works without script. */
export function SignOnForm({ locale, target, label, newTab = false, hasStatus = true }: Props) {
  return (
    <>
      <form
        method="post"
        action="/gateway/sign-on"
        {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      >
        <input type="hidden" name="returnTarget" value={target} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" size="large">
          {label}
        </Button>
      </form>
      {hasStatus ? <SignOnStatus /> : null}
    </>
  );
}
