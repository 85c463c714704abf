import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';
import { Sun } from './sun';

/** Jabal al-Rahmah with its pillar, people in white on its slopes, the midday sun behind it. */
export function ArafahScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="arafah" sky="day">
      <Sun x={400} y={120} radius={64} />
      <path
        className={styles.far}
        d="M0 290L110 246L210 276L300 240L520 250L620 232L720 268L800 250V450H0z"
      />
      <path
        className={styles.hill}
        d="M150 380Q230 330 274 270Q318 206 360 190L392 172L424 186Q470 202 512 262Q560 334 650 380z"
      />
      <path className={styles.shade} d="M424 186Q470 202 512 262Q560 334 650 380H470Q520 300 424 186z" />
      <path className={styles.white} d="M386 172l3-58h10l3 58z" />
      <path className={styles.sand} d="M0 366Q400 330 800 366V450H0z" />
      <path
        className={styles.crowd}
        d="M352 212Q392 196 438 214M318 246Q392 222 476 250M284 286Q390 256 512 292M244 328Q390 296 556 336"
      />
      <path className={styles.crowd} d="M60 384H744M34 404H770M70 424H736M24 442H786" />
      <path className={styles.green} d="M86 372q-30-34 0-58q30 24 0 58zM706 370q-30-34 0-58q30 24 0 58z" />
      <path className={styles.shade} d="M84 366h4v20h-4zM704 364h4v20h-4z" />
    </SceneFrame>
  );
}
