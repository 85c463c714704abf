import type { ReactNode } from 'react';
import styles from './tiles.module.css';

export function Tiles({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ul className={`${styles.tiles} ${className ?? ''}`.trim()}>{children}</ul>;
}

/** A tile with a green bar along its top edge; red if something is wrong. */
export function Tile({ isInvalid = false, children }: { isInvalid?: boolean; children: ReactNode }) {
  return <li className={isInvalid ? `${styles.tile} ${styles.invalid}` : styles.tile}>{children}</li>;
}
