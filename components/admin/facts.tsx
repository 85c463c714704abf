import styles from './admin.module.css';

interface Props {
  rows: readonly (readonly [name: string, value: string])[];
}

/** Names and values side by side; a value may be in another direction than the page. */
export function Facts({ rows }: Props) {
  return (
    <dl className={styles.answers}>
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
