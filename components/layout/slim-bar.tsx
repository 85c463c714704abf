import { AccountTools, type Visitor } from './account-tools';
import { Brand } from './brand';
import { LanguageMenu } from './language-menu';
import styles from './slim-bar.module.css';

interface Props {
  /** Path of this page without its locale prefix, for the language links. */
  path: string;
  /** Who is signed in; `unknown` on a page that is prerendered for everybody. */
  visitor: Visitor;
}

/** The bar of the pages without header and footer: home, language, who is signed in, sign out (SHELL-11). */
export function SlimBar({ path, visitor }: Props) {
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.row}`}>
        <Brand />
        <div className={styles.tools}>
          <AccountTools visitor={visitor} />
          <LanguageMenu path={path} />
        </div>
      </div>
    </header>
  );
}
