import type { ReactNode } from 'react';
import styles from './table-frame.module.css';

interface Props {
  className?: string | undefined;
  /** Accessible name of the frame if the table may be wider than it. The frame is then focusable. */
  label?: string | undefined;
  children: ReactNode;
}

/** A table with thin lines in a rounded frame, which scrolls sideways if the table does not fit. */
export function TableFrame({ className, label, children }: Props) {
  const region = label === undefined ? {} : { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div className={styles.frame} {...region}>
      <table className={`${styles.table} ${className ?? ''}`.trim()}>{children}</table>
    </div>
  );
}
