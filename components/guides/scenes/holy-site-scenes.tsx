import styles from './scene.module.css';
import { NightStar, Place, SceneFrame, type SceneProps, Sun } from './scene-frame';

/** Jabal al-Rahmah with its pillar, people in white on its slopes, the midday sun behind it. */
export function ArafahScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} sky="day">
      <Sun x={100} y={30} radius={16} />
      <path className={styles.far} d="M0 73l28-11 25 7 22-9 55 3 25-5 25 9 20-4v50H0z" />
      <path className={styles.hill} d="M38 95q20-12 31-27 11-16 21-20l8-5 8 4q12 4 22 19 12 18 35 29z" />
      <path className={styles.shade} d="M106 47q12 4 22 19 12 18 35 29h-45q12-20-12-48z" />
      <path className={styles.white} d="M96.5 43l.8-14.5h2.5l.8 14.5z" />
      <path className={styles.sand} d="M0 92q100-9 200 0v21H0z" />
      <path
        className={styles.crowd}
        d="M88 53q10-4 22 1m-30 8q18-6 39 1m-48 9q27-8 57 1m-67 9q37-8 78 2M15 96h171M9 101h184m-175 5h166M6 111h191"
      />
      <path className={styles.green} d="M22 93q-8-8 0-14 7 6 0 14zm155 0q-8-8 0-14 7 6 0 14z" />
      <path className={styles.shade} d="M21.5 92h1v5h-1zm155 0h1v5h-1z" />
    </SceneFrame>
  );
}

/** Steps of a sequence that fills a plane evenly without forming lines (R2 of the plastic number). */
const STEPS = [0.7548776662, 0.569840291] as const;

const STARS = Array.from({ length: 12 }, (_, index) => {
  const x = Math.round(((index * STEPS[0]) % 1) * 195 + 3);
  const y = Math.round(((index * STEPS[1]) % 1) * 59 + 3);
  return `M${x} ${y}h0`;
}).join('');
/** The same stars four times, by width: unchanged, mirrored in both directions, and rotated. */
const SKIES = [
  { width: 0.8, transform: undefined },
  { width: 1.2, transform: 'matrix(-1 0 0 1 193 2)' },
  { width: 1.5, transform: 'matrix(1 0 0-1 9 66)' },
  { width: 2, transform: 'matrix(-1 0 0-1 203 60)' },
] as const;

const PEBBLES = [
  [63, 101, 4.2],
  [74, 104, 3.2],
  [85, 100, 3.8],
  [96, 105, 4.5],
  [108, 101, 3.2],
  [119, 104, 4],
  [131, 101, 3.5],
] as const;

/** A night full of stars above quiet hills, seven pebbles in the foreground. */
export function MuzdalifahScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} sky="night">
      {SKIES.map(({ width, transform }) => (
        <path key={width} className={styles.stars} strokeWidth={width} d={STARS} transform={transform} />
      ))}
      <NightStar x={155} y={23} radius={3.8} />
      <path className={styles.far} d="M0 75q28-18 58-6t60-6 82 8v42H0z" opacity="0.45" />
      <path className={styles.dark} d="M0 83q45-14 88-4t82-4q18-2 30 2v36H0z" />
      <path className={styles.shade} d="M0 94q60-8 125-3t75-2v24H0z" />
      <path className={styles.crowd} d="M15 92q50-5 90-2" opacity="0.7" />
      {PEBBLES.map(([x, y, radius]) => (
        <Place key={x} x={x} y={y} size={radius}>
          <ellipse className={styles.dark} cx=".2" cy=".5" rx="1" ry=".5" opacity="0.5" />
          <ellipse className={styles.stone} rx="1" ry=".68" />
          <ellipse className={styles.road} cx="-.25" cy="-.22" rx=".45" ry=".2" />
        </Place>
      ))}
    </SceneFrame>
  );
}

/** Rows of tents from the far end of the valley to its mouth: position and size of the first tent. */
const ROWS = [
  [38, 73, 0.95],
  [19, 81, 1.25],
  [-7, 91, 1.65],
  [-10, 104, 2.2],
  [-12, 119, 2.8],
] as const;
/** Thirteen tents ten units apart, front and shaded side; those outside the drawing are clipped. */
const FRONTS = `M.3 0${'v-2.6l4.7-4.2 4.7 4.2v2.6zm10 0'.repeat(13)}`;
const SIDES = `M5-6.8${'l4.7 4.2v2.6h-3.3zm10 0'.repeat(13)}`;

const MOUNTAIN = 'M0 75V30l18-9 14 11 17-4 17 20 17 18 7 9z';

/** The tents of Mina between two mountains in the evening. */
export function MinaScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} sky="dusk">
      <Sun x={100} y={52} radius={8.5} />
      <path className={styles.shade} d={MOUNTAIN} />
      <path className={styles.dark} d={MOUNTAIN} transform="matrix(-1 0 0 1.1 200-7)" opacity="0.75" />
      <path className={styles.ground} d="M0 66q100-7 200 0v47H0z" />
      {ROWS.map(([x, y, size]) => (
        <Place key={y} x={x} y={y} size={size}>
          <path className={styles.white} d={FRONTS} />
          <path className={styles.fold} d={SIDES} />
        </Place>
      ))}
    </SceneFrame>
  );
}

/** The three walls from the small to the large one: base and half width. */
const WALLS = [
  [148, 72, 7.5],
  [110, 78, 11.5],
  [56, 88, 18],
] as const;

/** Three stone walls in their basins and the wide path to them. */
export function JamaratScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} sky="day">
      <path className={styles.far} d="M0 60l24-18 24 14 27-18 30 16 30-14 30 15 20-9 15 8v59H0z" />
      <path className={styles.stone} d="M0 63l200-6v9L0 75z" />
      <path className={styles.road} d="M0 73l200-9v49H0z" />
      <path className={styles.ground} d="M0 106l200-31v5L0 113z" opacity="0.5" />
      {WALLS.map(([x, y, half]) => (
        <Place key={x} x={x} y={y} size={half}>
          <ellipse className={styles.ground} rx="1.7" ry=".52" />
          <ellipse className={styles.shade} cy="-.06" rx="1.45" ry=".4" />
          <path className={styles.stone} d="M-1 0v-2.54q1-.4 2 0V0q-1 .36-2 0z" />
          <path className={styles.hill} d="M.35.17V-2.7q.4 0 .65.17V0z" />
          <path className={styles.line} d="M-1-1.82q1 .24 2 0" />
        </Place>
      ))}
      <path className={styles.crowd} d="M85 101q55-12 113-18M75 108q65-12 124-20m-94 23q50-10 94-16" />
    </SceneFrame>
  );
}
