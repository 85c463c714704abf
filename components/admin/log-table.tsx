import type { ReactNode } from 'react';
import { formatDateTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './log-table.module.css';

interface Props {
  locale: Locale;
  caption: string;
  /** What each column holds, the moment first. */
  columns: readonly string[];
  /** Lines in their order: when, and the cells that follow. */
  rows: readonly { id: string; at: string; cells: readonly ReactNode[] }[];
}

/** Lines of a log; where there is no room for its columns, each line is a list of labelled cells. */
export function LogTable({ locale, caption, columns, rows }: Props) {
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
