import { Kaaba } from './kaaba';
import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';

/** The Kaaba small on the horizon under a crescent, and a road that leads away from it. */
export function FarewellScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="farewell" sky="dusk">
      <path className={`${styles.sun} ${styles.rising}`} d="M566 66a44 44 0 1 0 34 72a36 36 0 1 1-34-72z" />
      <path className={styles.far} d="M0 262Q140 196 290 240T560 222T800 246V450H0z" opacity="0.6" />
      <path
        className={styles.dark}
        d="M210 282V214h10l6-62 6-14 6 14 6 62h112v-8h88v8h112l6-62 6-14 6 14 6 62h10v68z"
        opacity="0.85"
      />
      <path
        className={styles.light}
        d="M268 276v-26a10 10 0 0 1 20 0v26zM308 276v-26a10 10 0 0 1 20 0v26zM472 276v-26a10 10 0 0 1 20 0v26zM512 276v-26a10 10 0 0 1 20 0v26z"
        opacity="0.7"
      />
      <path className={styles.road} d="M330 282H470V292H330z" />
      <Kaaba x={400} y={286} size={54} />
      <path className={styles.ground} d="M0 290Q400 270 800 290V450H0z" />
      <path className={styles.road} d="M392 288h16Q444 320 520 350T700 450H430Q420 388 406 350T392 288z" />
      <path
        className={styles.hill}
        d="M0 380Q150 330 300 400T360 450H0zM800 372Q690 336 610 390T600 450H800z"
      />
      <path className={styles.line} d="M0 380Q150 330 300 400M800 372Q690 336 610 390" />
    </SceneFrame>
  );
}
