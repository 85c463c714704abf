import { getTranslations } from 'next-intl/server';
import styles from './marks.module.css';

/** Marks content that illustrates the portal and does not describe a real event. */
export async function ExampleMark({ isExample }: { isExample: boolean }) {
  if (!isExample) return null;
  const t = await getTranslations('publications');
  return <span className={`${styles.mark} ${styles.example}`}>{t('example.mark')}</span>;
}
