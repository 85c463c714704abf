import styles from './spinner.module.css';

/** A rotating ring with a text for screen readers. With reduced motion the ring does not rotate. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </span>
  );
}
