import { AccessibilityMenu } from './accessibility-tools';
import { AccountTools } from './account-tools';
import { Brand } from './brand';
import { LanguageMenu } from './language-menu';
import styles from './slim-bar.module.css';
import { DemonstrationLine } from './verification-banner';

interface Props {
  path: string;
}

/** The bar of pages without header and footer: home, language, signed-in person, sign out (SHELL-11). */
export function SlimBar({ path }: Props) {
  return (
    <header className={styles.bar}>
      <DemonstrationLine />
      <div className={`container ${styles.row}`}>
        <Brand />
        <div className={styles.tools}>
          <AccountTools />
          <AccessibilityMenu />
          <LanguageMenu path={path} />
        </div>
      </div>
    </header>
  );
}
