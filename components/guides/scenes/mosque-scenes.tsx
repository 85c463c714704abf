import styles from './scene.module.css';
import { Place, SceneFrame, type SceneProps } from './scene-frame';

/** The origin is the middle of its bottom edge; its width is fourteen times `size`. */
export function Kaaba({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <Place x={x} y={y} size={size}>
      <path className={styles.house} d="M0 0-7-2v-14.7l7 2z" />
      <path className={styles.side} d="M0 0l7-2v-14.7l-7 2zM0-14.7l-7-2 7-2 7 2z" />
      <path className={styles.gold} d="M-7-12.1l7 2 7-2v-1.1l-7 2-7-2z" />
    </Place>
  );
}

const RINGS = [30, 40, 50, 61, 74, 88] as const;
/** Arcs whose radii are too small are scaled up until they span their ends (SVG). @param side 1 for the far halves */
const drawRings = (rings: readonly number[], y: number, side: 0 | 1) =>
  rings.map((radius) => `M${100 - radius} ${y}a25 7 0 0 ${side} ${radius * 2} 0`).join('');
/** Openings of the arcade at equal steps: repeated strokes compress to almost nothing. */
const ARCHES = `M4 56${'v-10a6 6 0 0 1 12 0v10zm20 0'.repeat(10)}`;

/** The Kaaba in the centre of rings of light. */
export function TawafScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} sky="night">
      <path className={styles.dark} d="M0 33h200v26H0z" />
      <path className={styles.light} d={ARCHES} opacity="0.55" />
      <path className={styles.tower} d="M23 33V9l2-4 2 4v24zm150 0V9l2-4 2 4v24z" />
      <path className={styles.gold} d="M22 17h6v1h-6zm150 0h6v1h-6zM0 33h200v1H0z" />
      <path className={styles.road} d="M0 59h200v54H0z" />
      <ellipse className={styles.white} cx="100" cy="84" rx="82" ry="24" opacity="0.5" />
      <path className={styles.walkers} d={drawRings(RINGS.slice(0, 3), 83, 1)} />
      <Kaaba x={100} y={87} size={2.7} />
      <path className={styles.walkers} d={drawRings(RINGS, 84, 0)} />
    </SceneFrame>
  );
}

const BAYS = `M46 75${'v-23a9 9 0 0 1 18 0v23h-3v-22a6 6 0 0 0-12 0v22zm18 0'.repeat(6)}`;

/** Safa, and Marwah opposite. */
const RISES = ['', 'matrix(-1 0 0 1 200 3)'];

/** Two hills with a passage between them and two green markers. */
export function SaiScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} sky="day">
      <path className={styles.white} d="M30 23h140v67H30z" />
      <path className={styles.fold} d="M30 23h140v4H30z" />
      <path className={styles.line} d="M30 30h140" />
      <path className={styles.far} d={BAYS} opacity="0.55" />
      <path className={styles.green} d="M80 31h3v48h-3zm38 0h3v48h-3z" />
      <path className={styles.sand} d="M0 83h200v30H0z" />
      <path className={styles.road} d="M23 83h155l17 22H5z" />
      {RISES.map((transform) => (
        <g key={transform} transform={transform || undefined}>
          <path className={styles.hill} d="M0 103V63q9-9 19-3t19 9q11 9 16 19-24 17-54 15z" />
          <path className={styles.shade} d="M0 103V77q15-6 28 3t16 15q-19 10-44 8z" />
        </g>
      ))}
      <path className={styles.walkers} d="M56 89h89m5 8H50" />
    </SceneFrame>
  );
}
