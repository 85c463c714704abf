import { starPoints } from '@/lib/guides/journeys/star-points';
import styles from './scene.module.css';

/** The sun as an eight-fold star in two rings; it rises as its scene comes into view. */
export function Sun({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g className={styles.rising}>
      <polygon className={styles.halo} points={starPoints(x, y, radius * 1.9)} />
      <polygon className={styles.halo} points={starPoints(x, y, radius * 1.45)} />
      <polygon className={styles.sun} points={starPoints(x, y, radius)} />
    </g>
  );
}
