import styles from './figure-block.module.css';

/** A numbered spot of a drawing; its name stands in the legend under the same number. */
export function FigureSpot({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g className={styles.spot}>
      <circle cx={x} cy={y} r="11" />
      <text x={x} y={y + 4.5}>
        {number}
      </text>
    </g>
  );
}
