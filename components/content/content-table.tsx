import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import styles from './content-table.module.css';

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

export function ContentTable({ rows, ...props }: Props) {
  const named = rows.map((cells) => ({ id: String(cells[0]), cells }));
  return <DataTable {...props} className={styles.table} rows={named} />;
}
