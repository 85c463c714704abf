import { starPoints } from '@/lib/guides/journeys/star-points';
import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';

/** Steps of a sequence that fills a plane evenly and never lines up (R2 of the plastic number). */
const STEPS = [0.7548776662, 0.569840291] as const;

const STARS = Array.from({ length: 46 }, (_, index) => {
  const x = Math.round(((index * STEPS[0]) % 1) * 780 + 10);
  const y = Math.round(((index * STEPS[1]) % 1) * 236 + 12);
  return `M${x} ${y}h0`;
});
/** Widths of the dots that are stars. */
const BRIGHTNESS = [3, 5, 6, 8];

const PEBBLES = [
  [250, 404, 17],
  [296, 416, 13],
  [338, 400, 15],
  [382, 418, 18],
  [430, 404, 13],
  [474, 416, 16],
  [522, 402, 14],
] as const;

/** A night full of stars above quiet hills, seven pebbles in the foreground. */
export function MuzdalifahScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="muzdalifah" sky="night">
      {BRIGHTNESS.map((width, rest) => (
        <path
          key={width}
          className={styles.stars}
          strokeWidth={width}
          d={STARS.filter((_, index) => index % BRIGHTNESS.length === rest).join('')}
        />
      ))}
      <polygon className={styles.halo} points={starPoints(620, 92, 34)} />
      <polygon className={styles.star} points={starPoints(620, 92, 15)} />
      <path className={styles.far} d="M0 300Q110 226 230 276T470 252T800 282V450H0z" opacity="0.45" />
      <path className={styles.dark} d="M0 330Q180 276 350 316T680 298Q750 292 800 306V450H0z" />
      <path className={styles.shade} d="M0 376Q240 342 500 364T800 356V450H0z" />
      <path className={styles.crowd} d="M60 366Q260 346 420 358" opacity="0.7" />
      {PEBBLES.map(([x, y, radius]) => (
        <g key={x}>
          <ellipse
            className={styles.dark}
            cx={x + 3}
            cy={y + 8}
            rx={radius}
            ry={radius * 0.5}
            opacity="0.5"
          />
          <ellipse className={styles.stone} cx={x} cy={y} rx={radius} ry={radius * 0.68} />
          <ellipse
            className={styles.road}
            cx={x - radius * 0.25}
            cy={y - radius * 0.22}
            rx={radius * 0.45}
            ry={radius * 0.2}
          />
        </g>
      ))}
    </SceneFrame>
  );
}
