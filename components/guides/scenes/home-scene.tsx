import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';
import { Sun } from './sun';

/** A house with a lit door at dawn, a road and a bag. */
export function HomeScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="home" sky="dawn">
      <Sun x={215} y={255} radius={46} />
      <path className={styles.far} d="M0 300Q120 235 260 288T520 262T800 290V450H0z" />
      <path className={styles.hill} d="M0 332Q190 288 380 322T800 312V450H0z" />
      <path className={styles.sand} d="M0 366Q260 332 520 356T800 348V450H0z" />
      <path
        className={styles.dark}
        d="M470 358V212h16v-14h20v14h24v-14h20v14h24v-14h20v14h24v-14h20v14h16V358z"
      />
      <path className={styles.dark} d="M646 358V248h86v110z" />
      <path className={styles.light} d="M538 358V288a28 28 0 0 1 56 0v70z" />
      <path
        className={styles.light}
        d="M672 300v-18a14 14 0 0 1 28 0v18zM492 262v-14a9 9 0 0 1 18 0v14zM622 262v-14a9 9 0 0 1 18 0v14z"
      />
      <path className={styles.road} d="M540 358h52Q560 392 470 450H250Q470 398 540 358z" />
      <path
        className={styles.shade}
        d="M420 396h48a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6h-48a6 6 0 0 1-6-6v-30a6 6 0 0 1 6-6zm14-4a10 10 0 0 1 20 0h-4a6 6 0 0 0-12 0z"
      />
      <path className={styles.gold} d="M414 412h60v5h-60z" />
    </SceneFrame>
  );
}
