import styles from './spinner.module.css';

/** A turning ring with a text that is read out; the ring stands still with reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </span>
  );
}
