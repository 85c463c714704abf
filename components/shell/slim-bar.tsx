import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { AccountTools, type Visitor } from './account-tools';
import { LanguageMenu } from './language-menu';
import styles from './slim-bar.module.css';
import { StarMark } from './star-mark';

interface Props {
  locale: Locale;
  /** Path of this page without its locale prefix, for the language links. */
  path: string;
  /** Who is signed in; `unknown` on a page that is prerendered for everybody. */
  visitor: Visitor;
}

/** The bar of the pages without header and footer: home, language, who is signed in, sign out (decision 22). */
export async function SlimBar({ locale, path, visitor }: Props) {
  const t = await getTranslations({ locale, namespace: 'shell' });
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.row}`}>
        <a className={styles.brand} href={`/${locale}`}>
          <StarMark className={styles.mark} />
          <span>{t('ministry')}</span>
        </a>
        <div className={styles.tools}>
          <AccountTools locale={locale} visitor={visitor} />
          <LanguageMenu locale={locale} path={path} />
        </div>
      </div>
    </header>
  );
}
