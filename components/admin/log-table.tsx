import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/lib/i18n/format';
import styles from './log-table.module.css';

interface Props {
  caption: string;
  /** What each column holds, the moment first. */
  columns: readonly string[];
  /** Lines in their order: when, and the cells that follow. */
  rows: readonly { id: string; at: string; cells: readonly ReactNode[] }[];
}

/** Lines of a log; where there is no room for its columns, each line is a list of labelled cells. */
export function LogTable({ caption, columns, rows }: Props) {
  const locale = useLocale();
  const others = columns.slice(1);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
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
          {rows.map(({ id, at, cells }) => (
            <tr key={id}>
              <th scope="row">
                <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>
              </th>
              {others.map((column, index) => (
                <td key={column} data-label={column}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
