import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { writeLabel } from '@/lib/i18n/format';
import { getLocaleRow } from '@/lib/i18n/locales';
import styles from './bar-tools.module.css';
import { LanguageLinks } from './language-links';

/** The list of languages in a disclosure that needs no script. */
export async function LanguageMenu({ path }: { path: string }) {
  const locale = await getLocale();
  const t = await getTranslations('shell');
  return (
    <details className={styles.menu}>
      <summary className={styles.tool}>
        <Icon name="globe" />
        <span className="visually-hidden">{writeLabel(t('language'), locale)} </span>
        <span className={styles.current}>{getLocaleRow(locale).name}</span>
      </summary>
      <nav className={styles.panel} aria-label={t('language')}>
        <LanguageLinks current={locale} path={path} />
      </nav>
    </details>
  );
}
