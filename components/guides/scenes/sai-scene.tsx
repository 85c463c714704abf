import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';

const BAYS = [190, 260, 330, 400, 470, 540] as const;

/** Two rises with a passage between them and two green markers. */
export function SaiScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="sai" sky="day">
      <path className={styles.white} d="M120 90H680V360H120z" />
      <path className={styles.fold} d="M120 90H680v16H120z" />
      <path className={styles.line} d="M120 118H680" />
      {BAYS.map((x) => (
        <path
          key={x}
          className={styles.far}
          d={`M${x} 300v-92a35 35 0 0 1 70 0v92h-10v-88a25 25 0 0 0-50 0v88z`}
          opacity="0.55"
        />
      ))}
      <path className={styles.green} d="M318 124h12v190h-12zM470 124h12v190h-12z" />
      <path className={styles.sand} d="M0 330H800V450H0z" />
      <path className={styles.road} d="M90 330H710L780 420H20z" />
      <path className={styles.hill} d="M0 410V250Q36 214 74 240T150 274Q196 310 214 352Q120 420 0 410z" />
      <path className={styles.shade} d="M0 410V306Q60 282 112 318T176 378Q100 418 0 410z" />
      <path
        className={styles.hill}
        d="M800 410V262Q762 226 728 250T656 284Q608 318 590 354Q690 420 800 410z"
      />
      <path className={styles.shade} d="M800 410V314Q744 292 694 324T628 380Q700 418 800 410z" />
      <path className={`${styles.crowd} ${styles.moving} ${styles.walkers}`} d="M222 356H580" />
      <path className={`${styles.crowd} ${styles.moving} ${styles.walkers}`} d="M600 386H200" />
    </SceneFrame>
  );
}
