import { CountBar } from './count-bar';
import { DataTable } from './data-table';

interface Props {
  caption: string;
  columns: [name: string, count: string];
  /** Shown instead of a count that is null. */
  hidden?: string;
  rows: readonly { id: string; label: string; count: number | null }[];
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
        cells: [label, count === null ? hidden : <CountBar key="count" count={count} largest={largest} />],
      }))}
    />
  );
}
