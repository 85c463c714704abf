import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { AccountTools } from './account-tools';
import { LanguageMenu } from './language-menu';
import styles from './slim-bar.module.css';
import { StarMark } from './star-mark';

interface Props {
  locale: Locale;
  /** Path of this page without its locale prefix, for the language links. */
  path: string;
  /** Name of the person who is signed in; undefined for a visitor. */
  signedInName?: string | undefined;
}

/** The bar of the pages without header and footer: home, language, who is signed in, sign out (decision 22). */
export async function SlimBar({ locale, path, signedInName }: Props) {
  const t = await getTranslations({ locale, namespace: 'shell' });
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.row}`}>
        <a className={styles.brand} href={`/${locale}`}>
          <StarMark className={styles.mark} />
          <span>{t('ministry')}</span>
        </a>
        <div className={styles.tools}>
          <AccountTools locale={locale} signedInName={signedInName} />
          <LanguageMenu locale={locale} path={path} />
        </div>
      </div>
    </header>
  );
}
