import { TableFrame } from '@/components/ui/table-frame';
import styles from './content-table.module.css';

interface Props {
  caption: string;
  columns: readonly string[];
  /** Cells row by row; the first cell names its row. */
  rows: readonly (readonly string[])[];
}

/** A table that becomes a list of labelled cells where there is no room for its columns. */
export function ContentTable({ caption, columns, rows }: Props) {
  return (
    <TableFrame className={columns.length > 2 ? `${styles.table} ${styles.wide}` : styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.slice(1).map((column, index) => (
              <td key={column} data-label={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
