import type { ReactNode } from 'react';
import styles from './admin.module.css';

interface Props {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** True if the names and values are so short that they stay side by side on a phone. */
  isShort?: boolean;
}

/** Names and values side by side; a value may be in another direction than the page. */
export function Facts({ rows, isShort = false }: Props) {
  return (
    <dl className={styles.answers} data-short={isShort ? '' : undefined}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
