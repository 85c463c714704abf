import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import styles from './brand.module.css';
import { StarMark } from './star-mark';

/** The ministry's mark and name, which lead home (SHELL-01). */
export async function Brand({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'shell' });
  return (
    <a className={styles.brand} href={`/${locale}`}>
      <StarMark className={styles.mark} />
      <span>{t('ministry')}</span>
    </a>
  );
}
