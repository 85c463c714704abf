import type { LabelSide } from '@/lib/content/maps/maps';
import type { Point } from '@/lib/content/maps/projection';
import styles from './map-block.module.css';

interface Offset {
  x: number;
  y: number;
  /** In em, because the font size in units shrinks as the drawing grows on the page. */
  dy: string;
  anchor: 'start' | 'middle' | 'end';
}

/** Compass directions, the same in both text directions. */
const OFFSETS: Record<LabelSide, Offset> = {
  north: { x: 0, y: -11, dy: '0', anchor: 'middle' },
  south: { x: 0, y: 6, dy: '1em', anchor: 'middle' },
  east: { x: 11, y: 0, dy: '.32em', anchor: 'start' },
  west: { x: -11, y: 0, dy: '.32em', anchor: 'end' },
  southSouthwest: { x: -8, y: 6, dy: '1.1em', anchor: 'middle' },
  southwest: { x: 6, y: 6, dy: '1.2em', anchor: 'end' },
};

interface Props {
  at: Point;
  name: string;
  side: LabelSide;
  isOrigin: boolean;
}

/** A place on a map with its name. The origin of the distances is drawn as a star. */
export function MapPlace({ at, name, side, isOrigin }: Props) {
  const { x, y, dy, anchor } = OFFSETS[side];
  return (
    <g className={styles.place} transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}>
      {isOrigin ? (
        <path className={styles.origin} d="M-6-6H6V6H-6zM0-8.5 8.5 0 0 8.5-8.5 0z" />
      ) : (
        <circle r="5" />
      )}
      <text x={x} y={isOrigin && side === 'north' ? y - 4 : y} dy={dy} textAnchor={anchor}>
        {name}
      </text>
    </g>
  );
}
