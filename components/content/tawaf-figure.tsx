import styles from './figure-block.module.css';
import { FigureDrawing } from './figure-drawing';

/**
 * Tawaf seen from above, north up: the Kaaba stands on its corner, the Black Stone (1) in the east, the Yemeni
 * corner (2) in the south, the Hijr (3) at the north-western wall, Maqam Ibrahim (4); rounds run against the clock.
 */
export function TawafFigure({ title }: { title: string }) {
  return (
    <FigureDrawing
      title={title}
      height={300}
      spots={[
        [248, 150],
        [200, 198],
        [162, 112],
        [252, 106],
      ]}
    >
      <circle cx="200" cy="150" r="138" className={styles.area} />
      <path d="M244 150H338" className={styles.edge} />
      <path d="M296 150A96 96 0 1 0 283.1 198" className={styles.way} />
      <path d="M287.1 191.1 287.4 200.5 278.8 195.5z" className={styles.head} />
      <path d="M320 150A120 120 0 1 0 303.9 210" className={styles.soft} />
      <path d="M307.9 203.1 308.2 212.5 299.6 207.5z" className={styles.head} />
      <path d="M151 141A30 30 0 0 1 191 101" className={styles.wall} />
      <path d="M200 106 244 150 200 194 156 150Z" className={styles.house} />
    </FigureDrawing>
  );
}
