import { useLocale } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format-number';
import { DataTable } from './data-table';
import styles from './figure-table.module.css';

interface Props {
  caption: string;
  columns: [name: string, count: string];
  /** Shown instead of a count that is null. */
  hidden?: string;
  rows: readonly { id: string; label: string; count: number | null }[];
}

/**
 * A count with a bar beside it. The number carries the meaning; the bar, its share of the largest count, only
 * illustrates it.
 */
function Count({ count, largest }: { count: number; largest: number }) {
  return (
    <>
      <span className={styles.number}>{formatNumber(count, useLocale())}</span>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(count / largest) * 100} height="4" />
      </svg>
    </>
  );
}

/** A table of counts with bars. */
export function FigureTable({ caption, columns, hidden, rows }: Props) {
  const largest = Math.max(...rows.map(({ count }) => count ?? 0), 1);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map(({ id, label, count }) => ({
        id,
        cells: [label, count === null ? hidden : <Count key="count" count={count} largest={largest} />],
      }))}
    />
  );
}
