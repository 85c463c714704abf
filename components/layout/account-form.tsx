import { Icon } from '@/components/ui/icon';
import { InlineScript } from '@/components/ui/inline-script';
import { ACCOUNT_SCRIPT } from '@/lib/browser-scripts/built/account';
import type { Locale } from '@/lib/i18n/locales';
import styles from './bar-tools.module.css';

export interface AccountTexts {
  signedInAs: string;
  signOut: string;
  /** Asked before unsent answers are deleted. */
  question: string;
}

/** @param name null on a public page: there the script fills in the name and shows the form */
export function AccountForm({
  locale,
  name,
  texts,
}: {
  locale: Locale;
  name: string | null;
  texts: AccountTexts;
}) {
  return (
    <>
      <form
        className={styles.person}
        method="post"
        action="/gateway/sign-out"
        data-account=""
        data-question={texts.question}
        hidden={name === null}
        suppressHydrationWarning
      >
        <input type="hidden" name="locale" value={locale} />
        <span className={styles.name}>
          <span className="visually-hidden">{texts.signedInAs} </span>
          <bdi suppressHydrationWarning>{name ?? ''}</bdi>
        </span>
        <button className={styles.tool} type="submit">
          <Icon name="logout" />
          <span>{texts.signOut}</span>
        </button>
      </form>
      <InlineScript text={ACCOUNT_SCRIPT} />
    </>
  );
}
