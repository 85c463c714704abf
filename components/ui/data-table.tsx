import { isValidElement, type ReactNode } from 'react';
import { TableFrame } from './table-frame';
import styles from './table-frame.module.css';

interface Props {
  caption: string;
  /** What is shown of it, where a heading above says the rest. */
  note?: string;
  /** A heading above says the same: the caption is for ears alone. */
  hidesCaption?: boolean;
  columns: readonly string[];
  /** Cells row by row; the first cell names its row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  className?: string | undefined;
}

/** Letters that a narrow column takes on three lines; more is running text. */
const SHORT = 36;
/** On a phone there is room for so many columns of names and figures; one of running text takes that of two. */
const PHONE_COLUMNS = 4;

/** Columns that hold running text; what is neither plain text nor a time counts as such. */
function listLong({ columns, rows }: Pick<Props, 'columns' | 'rows'>): boolean[] {
  const isTime = (cell: ReactNode) => isValidElement(cell) && cell.type === 'time';
  const isLong = (cell: ReactNode) => (typeof cell === 'string' ? cell.length > SHORT : !isTime(cell));
  return columns.map((_, index) => rows.some(({ cells }) => isLong(cells[index])));
}

/** A table; it keeps its columns on a phone, and scrolls there where they find no room. */
export function DataTable({ caption, note, hidesCaption = false, columns, rows, className = '' }: Props) {
  const long = listLong({ columns, rows });
  const isWide = columns.length + long.filter(Boolean).length > PHONE_COLUMNS;
  const classOf = (index: number) => (isWide && long[index] ? styles.long : undefined);
  return (
    <TableFrame className={className} label={isWide ? caption : undefined}>
      <caption className={hidesCaption ? 'visually-hidden' : styles.caption}>
        {note ? <span className="visually-hidden">{`${caption} `}</span> : caption}
        {note}
      </caption>
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
            <th scope="row" className={classOf(0)}>
              {name}
            </th>
            {columns.slice(1).map((column, index) => (
              <td key={column} className={classOf(index + 1)}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
