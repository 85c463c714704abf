import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { LanguageLinks } from './language-links';
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
          {signedInName ? (
            <form className={styles.person} method="post" action="/gateway/sign-out">
              <input type="hidden" name="locale" value={locale} />
              <span className={styles.name}>
                <span className="visually-hidden">{t('signedInAs')} </span>
                <bdi>{signedInName}</bdi>
              </span>
              <button className={styles.tool} type="submit">
                <Icon name="logout" />
                <span>{t('signOut')}</span>
              </button>
            </form>
          ) : null}
          <details className={styles.menu}>
            <summary className={styles.tool}>
              <Icon name="globe" />
              <span className="visually-hidden">{t('language')}: </span>
              <span>{getLocaleRow(locale).name}</span>
            </summary>
            <nav className={styles.panel} aria-label={t('language')}>
              <LanguageLinks current={locale} path={path} />
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
