import type { LabelSide } from '@/lib/content/maps/maps';
import type { Point } from '@/lib/content/maps/projection';
import styles from './map-block.module.css';

/** Where a name stands beside its dot, and how it is anchored: compass sides, the same in both directions. */
const OFFSETS: Record<LabelSide, { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }> = {
  north: { dx: 0, dy: -11, anchor: 'middle' },
  south: { dx: 0, dy: 20, anchor: 'middle' },
  east: { dx: 11, dy: 4, anchor: 'start' },
  west: { dx: -11, dy: 4, anchor: 'end' },
  southwest: { dx: 6, dy: 22, anchor: 'end' },
};

interface Props {
  at: Point;
  name: string;
  side: LabelSide;
  isOrigin: boolean;
}

/** A place on a map with its name; the place that distances are measured from is drawn as a star. */
export function MapPlace({ at, name, side, isOrigin }: Props) {
  const { dx, dy, anchor } = OFFSETS[side];
  return (
    <g className={styles.place} transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}>
      {isOrigin ? (
        <path className={styles.origin} d="M-6-6H6V6H-6zM0-8.5 8.5 0 0 8.5-8.5 0z" />
      ) : (
        <circle r="5" />
      )}
      <text x={dx} y={isOrigin && side === 'north' ? dy - 4 : dy} textAnchor={anchor}>
        {name}
      </text>
    </g>
  );
}
