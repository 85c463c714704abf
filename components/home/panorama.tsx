import styles from './panorama.module.css';

/** The tents of Mina from here on, all of the same size. */
const TENTS = Array.from({ length: 15 }, (_, index) => `M${806 + index * 19} 226l9-17 10 17`).join('');

/** The holy places along one horizon, under the sky of the current hour in Makkah. Not to scale; decorative. */
export function Panorama() {
  return (
    <svg
      className={styles.panorama}
      viewBox="0 0 1440 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className={styles.light} cx="930" cy="84" r="30" />
      <path
        className={styles.far}
        d="M0 176 110 112l80 44 120-82 130 70 110-36 140 52 130-66 110 44 130-78 120 66 130-52 110 46 120-40V240H0z"
      />
      <path className={styles.hill} d="M1030 226q70-20 96-62t58-44 50 40 96 66z" />
      <path className={styles.pillar} d="M1180 122v-26h9v28" />
      <path className={styles.tents} d={TENTS} />
      <path
        className={styles.walls}
        d="M150 226v-34h52v-8h92v8h66v34zM132 226V92l6-16 6 16v134zm240 0V92l6-16 6 16v134zM470 226v-40h250v40zM484 226V72l7-18 7 18v154zm208 0V72l7-18 7 18v154z"
      />
      <path className={styles.dome} d="M212 184a36 36 0 0 1 72 0zm36-36v-14" />
      <path className={styles.kaaba} d="M566 226v-62h58v62z" />
      <path className={styles.band} d="M566 176h58v7h-58z" />
      <path
        className={styles.arches}
        d="M162 226v-14q8-14 16 0v14m140 0v-14q8-14 16 0v14m-152 0v-14q8-14 16 0v14m72 0v-14q8-14 16 0v14M508 226v-18q8-16 16 0v18m8 0v-18q8-16 16 0v18m90 0v-18q8-16 16 0v18m8 0v-18q8-16 16 0v18"
      />
      <path className={styles.ground} d="M0 226H1440V240H0z" />
    </svg>
  );
}
