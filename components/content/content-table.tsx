import { DataTable } from '@/components/ui/data-table';
import styles from './content-table.module.css';

interface Props {
  caption: string;
  columns: readonly string[];
  /** Texts row by row; the first names its row. */
  rows: readonly (readonly string[])[];
}

/** A table of texts under its caption. */
export function ContentTable({ rows, ...props }: Props) {
  const named = rows.map((cells) => ({ id: cells[0] ?? '', cells }));
  return <DataTable {...props} className={styles.table} rows={named} />;
}
