import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import styles from './marks.module.css';

/** The tag of what illustrates the portal and tells of nothing that happened. */
export async function ExampleMark({ locale, isExample }: { locale: Locale; isExample: boolean }) {
  if (!isExample) return null;
  const t = await loadTranslator(locale, 'publications');
  return <span className={`${styles.mark} ${styles.example}`}>{t('example.mark')}</span>;
}
