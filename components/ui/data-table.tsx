import { isValidElement, type ReactNode } from 'react';
import { TableFrame } from './table-frame';
import styles from './table-frame.module.css';

interface Props {
  caption: string;
  /** What part of the data is shown, if a heading above the table gives the rest. */
  note?: string;
  /** Shows the caption to screen readers only, because a heading above the table says the same. */
  hidesCaption?: boolean;
  columns: readonly string[];
  /** Cells by row; the first cell is the row header. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  className?: string | undefined;
  /** Gives every cell the name of its column (`data-column`), for styles that show rows as cards. */
  namesCells?: boolean;
}

/** The number of characters that fit on three lines of a narrow column. Longer cells are running text. */
const SHORT = 36;
/** The number of columns of names and figures that fit on a phone. A column of running text counts as two. */
const PHONE_COLUMNS = 4;

/** A cell that is neither plain text nor a time counts as running text. */
function listLong({ columns, rows }: Pick<Props, 'columns' | 'rows'>): boolean[] {
  const isTime = (cell: ReactNode) => isValidElement(cell) && cell.type === 'time';
  const isLong = (cell: ReactNode) => (typeof cell === 'string' ? cell.length > SHORT : !isTime(cell));
  return columns.map((_, index) => rows.some(({ cells }) => isLong(cells[index])));
}

/** A table that keeps its columns on a phone and scrolls sideways if they do not fit. */
export function DataTable({
  caption,
  note,
  hidesCaption = false,
  columns,
  rows,
  className = '',
  namesCells,
}: Props) {
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
              <td key={column} className={classOf(index + 1)} data-column={namesCells ? column : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
