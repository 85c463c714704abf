import styles from './bar-table.module.css';

interface Props {
  caption: string;
  /** Heads of the two columns: what is counted, and how many. */
  columns: readonly [string, string];
  rows: readonly { label: string; count: number /** The count as it is shown. */; number: string }[];
}

/** A table of counts with a bar beside each; the numbers carry the meaning, the bars only show it. */
export function BarTable({ caption, columns, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count, number }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles.number}>{number}</span>
              <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(count / most) * 100} height="4" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
