import { Button } from '@/components/ui/button';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import type { Locale } from '@/lib/i18n/locales';
import { SignOnStatus } from './sign-on-status';

interface Props {
  locale: Locale;
  target: ReturnTarget;
  label: string;
  /** Signs on in a new tab, because the page has state that would be lost, such as selected files. */
  newTab?: boolean;
  /** False if the page already contains the status that says that the login is in progress. */
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
