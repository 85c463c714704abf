import type { ReactNode } from 'react';
import styles from './table-frame.module.css';

/** A table with hairlines in a rounded frame, whose width its `className` may ask for (`@container`). */
export function TableFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${className ?? ''}`.trim()}>{children}</table>
    </div>
  );
}
