import type { ReactNode } from 'react';
import { TableFrame } from './table-frame';
import styles from './table-frame.module.css';

interface Props {
  caption: string;
  /** A heading above says the same: the caption is for ears alone. */
  hidesCaption?: boolean;
  columns: readonly string[];
  /** Cells row by row; the first cell names its row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  className?: string | undefined;
}

/** A table; from three columns on it becomes a list of labelled cells where there is no room for them. */
export function DataTable({ caption, hidesCaption = false, columns, rows, className = '' }: Props) {
  return (
    <TableFrame className={`${columns.length > 2 ? styles.stacks : ''} ${className}`.trim()}>
      <caption className={hidesCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
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
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
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
