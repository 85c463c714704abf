import { SearchButton, SearchPopup } from '@/components/layout/search-box/search-popup';
import { AccessibilityMenu } from './accessibility-tools';
import { AccountTools } from './account-tools';
import { Brand } from './brand';
import { LanguageMenu } from './language-menu';
import { MainMenu } from './main-menu';
import styles from './site-header.module.css';
import { DemonstrationLine, VerificationBanner } from './verification-banner';

interface Props {
  path: string;
  /** Pages of the minister's activities show no banner (SHELL-03). */
  hasBanner: boolean;
  /** If there is no footer, the header contains the accessibility tools. */
  hasFooter: boolean;
}

/** The fixed header: banner, mark, main menu, account and language. */
export function SiteHeader({ path, hasBanner, hasFooter }: Props) {
  return (
    <header className={styles.header}>
      {hasBanner ? <VerificationBanner /> : <DemonstrationLine />}
      <div className={`container ${styles.row}`}>
        <Brand />
        <MainMenu path={path} />
        <div className={styles.tools}>
          <SearchButton className={styles.search} />
          <AccountTools />
          {hasFooter ? null : <AccessibilityMenu />}
          <LanguageMenu path={path} />
        </div>
      </div>
      <SearchPopup />
    </header>
  );
}
