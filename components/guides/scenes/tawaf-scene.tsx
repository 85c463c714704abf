import { Kaaba } from './kaaba';
import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';

const RINGS = [120, 160, 200, 245, 295, 350] as const;
const ARCHES = Array.from({ length: 10 }, (_, index) => index * 80);

/** The Kaaba at the heart of rings of light. */
export function TawafScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="tawaf" sky="night">
      <path className={styles.dark} d="M0 130H800V236H0z" />
      {ARCHES.map((x) => (
        <path key={x} className={styles.light} d={`M${x + 16} 222v-42a24 24 0 0 1 48 0v42z`} opacity="0.55" />
      ))}
      <path className={styles.tower} d="M92 130V36l8-16 8 16v94zM692 130V36l8-16 8 16v94z" />
      <path className={styles.gold} d="M88 66h24v5H88zM688 66h24v5h-24zM0 130h800v3H0z" />
      <path className={styles.road} d="M0 236H800V450H0z" />
      <ellipse className={styles.white} cx="400" cy="336" rx="330" ry="98" opacity="0.5" />
      {RINGS.slice(0, 3).map((radius) => (
        <path
          key={radius}
          className={`${styles.crowd} ${styles.moving} ${styles.walkers}`}
          d={`M${400 - radius} 332a${radius} ${radius * 0.28} 0 0 1 ${radius * 2} 0`}
        />
      ))}
      <Kaaba x={400} y={348} size={150} />
      {RINGS.map((radius) => (
        <path
          key={radius}
          className={`${styles.crowd} ${styles.moving} ${styles.walkers}`}
          d={`M${400 - radius} 336a${radius} ${radius * 0.28} 0 0 0 ${radius * 2} 0`}
        />
      ))}
    </SceneFrame>
  );
}
