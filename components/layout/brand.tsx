import { getLocale, getTranslations } from 'next-intl/server';
import styles from './brand.module.css';
import { StarMark } from './star-mark';

/** The ministry's mark and name, linked to the home page (SHELL-01). */
export async function Brand() {
  const locale = await getLocale();
  const t = await getTranslations('shell');
  return (
    <a className={styles.brand} href={`/${locale}`}>
      <StarMark className={styles.mark} />
      <span>{t('ministry')}</span>
    </a>
  );
}
