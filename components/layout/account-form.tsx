import { Icon } from '@/components/ui/icon';
import guardDrafts from '@/lib/browser-scripts/guard-script';
import type { Locale } from '@/lib/i18n/locales';
import styles from './bar-tools.module.css';

/* `AccountLeaf` loads this file on public pages, for signed-in visitors; personal pages contain `guard-script`. */
if (typeof window !== 'undefined') guardDrafts();

export interface AccountLabels {
  signedInAs: string;
  signOut: string;
  /** Asked before what was typed and not sent is deleted. */
  question: string;
}

/** Who is signed in, and the way out. Works without a script. */
export function AccountForm({
  locale,
  name,
  labels,
}: {
  locale: Locale;
  name: string;
  labels: AccountLabels;
}) {
  return (
    <form className={styles.person} method="post" action="/gateway/sign-out" data-question={labels.question}>
      <input type="hidden" name="locale" value={locale} />
      <span className={styles.name}>
        <span className="visually-hidden">{labels.signedInAs} </span>
        <bdi>{name}</bdi>
      </span>
      <button className={styles.tool} type="submit">
        <Icon name="logout" />
        <span>{labels.signOut}</span>
      </button>
    </form>
  );
}
