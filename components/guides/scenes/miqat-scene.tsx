import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';
import { Sun } from './sun';

/** A white threshold across a desert road, with folded ihram cloths at its sides. */
export function MiqatScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="miqat" sky="day">
      <Sun x={400} y={150} radius={38} />
      <path
        className={styles.far}
        d="M0 268L90 226L170 256L270 206L360 252L470 212L570 254L680 218L800 262V450H0z"
      />
      <path className={styles.sand} d="M0 296Q210 260 420 284T800 276V450H0z" />
      <path className={styles.ground} d="M0 372Q220 336 470 362T800 352V450H0z" />
      <path className={styles.road} d="M386 284h28L560 450H240z" />
      <path className={styles.white} d="M262 352V206h34v146zM504 352V206h34v146z" />
      <path className={styles.fold} d="M284 352V206h12v146zM526 352V206h12v146z" />
      <path className={styles.white} d="M252 212V184Q400 96 548 184v28h-34v-10Q400 132 286 202v10z" />
      <path className={styles.line} d="M268 194Q400 114 532 194" />
      <path className={styles.white} d="M238 352h324l12 14H226z" />
      <path
        className={styles.white}
        d="M96 398h112v14H96zM104 382h96v14h-96zM592 398h112v14H592zM600 382h96v14h-96z"
      />
      <path
        className={styles.fold}
        d="M96 408h112v6H96zM104 392h96v6h-96zM592 408h112v6H592zM600 392h96v6h-96z"
      />
    </SceneFrame>
  );
}
