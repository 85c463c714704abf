import type { ReactNode } from 'react';
import styles from './table-frame.module.css';

interface Props {
  className?: string | undefined;
  /** Names the frame for those who hear it, where the table may be wider: then it is a stop of the keyboard. */
  label?: string | undefined;
  children: ReactNode;
}

/** A table with hairlines in a rounded frame, in which it scrolls sideways where it finds no room. */
export function TableFrame({ className, label, children }: Props) {
  const region = label === undefined ? {} : { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div className={styles.frame} {...region}>
      <table className={`${styles.table} ${className ?? ''}`.trim()}>{children}</table>
    </div>
  );
}
