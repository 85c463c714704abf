import { getTranslations } from 'next-intl/server';
import styles from './marks.module.css';

/** The tag of what illustrates the portal and tells of nothing that happened. */
export async function ExampleMark({ isExample }: { isExample: boolean }) {
  if (!isExample) return null;
  const t = await getTranslations('publications');
  return <span className={`${styles.mark} ${styles.example}`}>{t('example.mark')}</span>;
}
