import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';

/** The three walls from the small to the great one: foot, half width and height. */
const WALLS = [
  { x: 590, y: 286, half: 30, height: 76 },
  { x: 440, y: 312, half: 46, height: 118 },
  { x: 224, y: 350, half: 72, height: 182 },
] as const;

/** Three walls of stone in their basins and the wide way to them. */
export function JamaratScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="jamarat" sky="day">
      <path
        className={styles.far}
        d="M0 240L96 168L190 222L300 150L420 214L540 160L660 220L740 184L800 214V450H0z"
      />
      <path className={styles.stone} d="M0 250L800 226V262L0 298z" />
      <path className={styles.road} d="M0 292L800 256V450H0z" />
      <path className={styles.ground} d="M0 424L800 300V318L0 450z" opacity="0.5" />
      {WALLS.map(({ x, y, half, height }) => (
        <g key={x}>
          <ellipse className={styles.ground} cx={x} cy={y} rx={half * 1.7} ry={half * 0.52} />
          <ellipse className={styles.shade} cx={x} cy={y - 3} rx={half * 1.45} ry={half * 0.4} />
          <path
            className={styles.stone}
            d={`M${x - half} ${y}V${y - height}q${half} ${-half * 0.4} ${half * 2} 0V${y}q${-half} ${half * 0.36} ${-half * 2} 0z`}
          />
          <path
            className={styles.hill}
            d={`M${x + half * 0.35} ${y + half * 0.17}V${y - height - half * 0.17}q${half * 0.4} 0.06 ${half * 0.65} ${half * 0.17}V${y}z`}
          />
          <path
            className={styles.line}
            d={`M${x - half} ${y - height * 0.72}q${half} ${half * 0.24} ${half * 2} 0`}
          />
        </g>
      ))}
      <path
        className={styles.crowd}
        d="M340 402Q560 356 790 330M300 430Q560 384 796 352M420 442Q620 404 796 378"
      />
    </SceneFrame>
  );
}
