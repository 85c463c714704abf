import { Kaaba } from './mosque-scenes';
import styles from './scene.module.css';
import { SceneFrame, type SceneProps, Sun } from './scene-frame';

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
