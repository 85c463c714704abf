import { toTenths } from '@/lib/guides/journeys/journeys';
import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';

/** The Kaaba as a plain cube with its band, standing on the middle of its lower edge. */
export function Kaaba({ x, y, size }: { x: number; y: number; size: number }) {
  const half = size / 2;
  const rise = size / 7;
  const at = (level: number) => y - level * size;
  const band = (from: number, to: number) =>
    `M${x - half} ${at(from) - rise}L${x} ${at(from)}L${x + half} ${at(from) - rise}V${at(to) - rise}L${x} ${at(to)}L${x - half} ${at(to) - rise}z`;
  return (
    <g>
      <path
        className={styles.house}
        d={toTenths(`M${x} ${y}L${x - half} ${y - rise}V${at(1.05) - rise}L${x} ${at(1.05)}z`)}
      />
      <path
        className={styles.side}
        d={toTenths(`M${x} ${y}L${x + half} ${y - rise}V${at(1.05) - rise}L${x} ${at(1.05)}z`)}
      />
      <path
        className={styles.side}
        d={toTenths(
          `M${x} ${at(1.05)}L${x - half} ${at(1.05) - rise}L${x} ${at(1.05) - rise * 2}L${x + half} ${at(1.05) - rise}z`,
        )}
      />
      <path className={styles.gold} d={toTenths(band(0.72, 0.8))} />
    </g>
  );
}

const RINGS = [120, 160, 200, 245, 295, 350] as const;
/** Openings of the arcade, each a step further: the same strokes again and again weigh next to nothing. */
const ARCHES = `M16 222${'v-42a24 24 0 0 1 48 0v42zm80 0'.repeat(10)}`;

/** The Kaaba at the heart of rings of light. */
export function TawafScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="tawaf" sky="night">
      <path className={styles.dark} d="M0 130H800V236H0z" />
      <path className={styles.light} d={ARCHES} opacity="0.55" />
      <path className={styles.tower} d="M92 130V36l8-16 8 16v94zM692 130V36l8-16 8 16v94z" />
      <path className={styles.gold} d="M88 66h24v5H88zM688 66h24v5h-24zM0 130h800v3H0z" />
      <path className={styles.road} d="M0 236H800V450H0z" />
      <ellipse className={styles.white} cx="400" cy="336" rx="330" ry="98" opacity="0.5" />
      {RINGS.slice(0, 3).map((radius) => (
        <path
          key={radius}
          className={`${styles.crowd} ${styles.moving} ${styles.walkers}`}
          d={toTenths(`M${400 - radius} 332a${radius} ${radius * 0.28} 0 0 1 ${radius * 2} 0`)}
        />
      ))}
      <Kaaba x={400} y={348} size={150} />
      {RINGS.map((radius) => (
        <path
          key={radius}
          className={`${styles.crowd} ${styles.moving} ${styles.walkers}`}
          d={toTenths(`M${400 - radius} 336a${radius} ${radius * 0.28} 0 0 0 ${radius * 2} 0`)}
        />
      ))}
    </SceneFrame>
  );
}

const BAYS = `M190 300${'v-92a35 35 0 0 1 70 0v92h-10v-88a25 25 0 0 0-50 0v88zm70 0'.repeat(6)}`;

/** Two rises with a passage between them and two green markers. */
export function SaiScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="sai" sky="day">
      <path className={styles.white} d="M120 90H680V360H120z" />
      <path className={styles.fold} d="M120 90H680v16H120z" />
      <path className={styles.line} d="M120 118H680" />
      <path className={styles.far} d={BAYS} opacity="0.55" />
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
