import styles from './figure-block.module.css';
import { FigureDrawing } from './figure-drawing';

/** The outline of a star: the eight corners of two squares around a point, one rotated by 45 degrees. */
const STAR =
  'M0-60 17.6-42.4H42.4V-17.6L60 0 42.4 17.6V42.4H17.6L0 60-17.6 42.4H-42.4V17.6L-60 0-42.4-17.6V-42.4H-17.6Z';

/** A square (1), the same rotated (2), their outline (3), repeated side by side (4). */
export function StarFigure({ title }: { title: string }) {
  return (
    <FigureDrawing
      title={title}
      height={345}
      spots={[
        [26, 26],
        [226, 26],
        [26, 190],
        [213, 163],
      ]}
    >
      <g transform="translate(100 90)">
        <rect x="-42.4" y="-42.4" width="84.8" height="84.8" className={styles.way} />
      </g>
      <g transform="translate(300 90)">
        <rect x="-42.4" y="-42.4" width="84.8" height="84.8" className={styles.soft} />
        <path d="M0-60 60 0 0 60-60 0Z" className={styles.way} />
      </g>
      <path d={STAR} transform="translate(100 250)" className={styles.star} />
      <g transform="translate(300 250)" className={styles.lattice}>
        {[-60, 0, 60].flatMap((x) =>
          [-60, 0, 60].map((y) => (
            <path key={`${x} ${y}`} d={STAR} transform={`translate(${x} ${y}) scale(.5)`} />
          )),
        )}
      </g>
    </FigureDrawing>
  );
}
