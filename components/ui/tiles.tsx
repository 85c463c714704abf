import type { ReactNode } from 'react';
import styles from './tiles.module.css';

/** A list of tiles beside each other as room allows. */
export function Tiles({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ul className={`${styles.tiles} ${className ?? ''}`.trim()}>{children}</ul>;
}

/** One of them, green along its upper edge; red all over where something is wrong. */
export function Tile({ isInvalid = false, children }: { isInvalid?: boolean; children: ReactNode }) {
  return <li className={isInvalid ? `${styles.tile} ${styles.invalid}` : styles.tile}>{children}</li>;
}
