import styles from './overlay-frame.module.css';

/** The number under which a request is kept, to be written down. */
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
