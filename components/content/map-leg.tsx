import { bowedPath, type Point } from '@/lib/content/maps/projection';
import styles from './map-block.module.css';

interface Props {
  from: Point;
  to: Point;
  bow: number;
  number: number;
}

/** A numbered stage of a journey as a bowed line. */
export function MapLeg({ from, to, bow, number }: Props) {
  const { d, middle } = bowedPath(from, to, bow);
  return (
    <g className={styles.leg}>
      <path d={d} />
      <circle cx={middle.x.toFixed(1)} cy={middle.y.toFixed(1)} r="8" />
      <text x={middle.x.toFixed(1)} y={(middle.y + 4).toFixed(1)}>
        {number}
      </text>
    </g>
  );
}
