import styles from './overlay-frame.module.css';

/** The number of a request, for the sender to note down. */
export function ReferenceLine({ label, number }: { label: string; number: string }) {
  return (
    <p className={styles.reference}>
      <span>{label}</span>
      <bdi dir="ltr" className={styles.number}>
        {number}
      </bdi>
    </p>
  );
}
