import { useLocale } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './count-bar.module.css';

/**
 * A count with a bar beside it. The number carries the meaning; the bar, its share of the largest count, only
 * illustrates it.
 */
export function CountBar({ count, largest }: { count: number; largest: number }) {
  return (
    <>
      <span className={styles.number}>{formatNumber(count, useLocale())}</span>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(count / largest) * 100} height="4" />
      </svg>
    </>
  );
}
