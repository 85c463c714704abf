import styles from './thumbnail.module.css';

/** Strokes in a box of 48 by 48. No photographs, because they would claim to show the event. */
const GLYPHS = {
  // A cube seen from its corner, with the band around it.
  hajj: 'M24 7 39 14.5v19L24 41 9 33.5v-19zM9 14.5 24 22l15-7.5M24 22v19M9 20.5 24 28l15-7.5',
  rites: 'M24 7 39 14.5v19L24 41 9 33.5v-19zM9 14.5 24 22l15-7.5M24 22v19M9 20.5 24 28l15-7.5',
  // Rounds around a centre.
  umrah: 'M24 6a18 18 0 1 1-12.7 5.3M11 6v6h6M24 13a11 11 0 1 1-7.8 3.2M20 20h8v8h-8z',
  health: 'M24 40S8 31 8 19.5A8.5 8.5 0 0 1 24 15a8.5 8.5 0 0 1 16 4.5C40 31 24 40 24 40ZM24 20v10m-5-5h10',
  services: 'M12 6h18l8 8v28H12zM30 6v8h8M18 22h14M18 28h14M18 34h8',
  awards:
    'M24 6l4.7 9.6 10.6 1.5-7.7 7.5 1.8 10.5L24 30.1l-9.4 5 1.8-10.5-7.7-7.5 10.6-1.5zM17 36l-3 8 5-2 3 3m9-9 3 8-5-2-3 3',
  // An open pointed arch.
  access: 'M8 42V20C8 12 24 5 24 5s16 7 16 15v22M16 42V24c0-5 8-9 8-9s8 4 8 9v18M5 42h38',
  movement: 'M7 12h30l4 10v12H7zM7 22h34M18 12v10M29 12v10M14 34a4 4 0 1 0 0 .1M34 34a4 4 0 1 0 0 .1',
  packing: 'M10 16h28v26H10zM18 16v-5h12v5M17 16v26M31 16v26M10 26h28',
  women:
    'M24 5c8 0 12 6 12 14 0 9 4 13 4 23H8c0-10 4-14 4-23C12 11 16 5 24 5ZM24 11c-5 0-7 4-7 8s3 8 7 8 7-4 7-8-2-8-7-8Z',
  elderly: 'M22 6a4 4 0 1 0 .1 0M22 16v14l-6 12M22 30l6 5v7M22 20l9 5M33 23v19M33 24a3 3 0 0 1 6 0',
  food: 'M14 6v12a5 5 0 0 0 10 0V6M19 6v36M35 42V6c-5 2-7 8-7 14v6h7',
  transport: 'M9 20l4-10h22l4 10v16H9zM9 20h30M9 36v5h6v-5M33 36v5h6v-5M14 28h4m12 0h4',
  shopping: 'M10 16h28l-3 26H13zM17 20v-6a7 7 0 0 1 14 0v6',
  lodging: 'M8 42V8h22v34M30 20h10v22M5 42h38M14 15h4m4 0h2M14 22h4m4 0h2M14 29h4m4 0h2M17 42v-6h5v6',
  culture: 'M6 42h36M10 42V24m28 18V24M24 6c8 6 14 10 14 18H10c0-8 6-12 14-18ZM18 42V31h12v11M24 6V3',
} as const;

type Topic = keyof typeof GLYPHS;

/** The portal's star in four rotations: the rosette behind every drawing. */
const TURNS = [0, 22.5, 45, 67.5] as const;
const TONES: Partial<Record<Topic, 'light' | 'gold'>> = {
  umrah: 'light',
  services: 'light',
  access: 'light',
  awards: 'gold',
  culture: 'gold',
  packing: 'light',
  women: 'gold',
  shopping: 'light',
};

/** A drawn picture for a topic: rosette, glyph, and a shade of the portal's colours. */
export function Thumbnail({ topic }: { topic: Topic }) {
  return (
    <svg
      className={`${styles.picture} ${styles[TONES[topic] ?? 'deep']}`}
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={styles.rosette}>
        {TURNS.map((turn) => (
          <path key={turn} d="M96 16h128v128H96zM116 36h88v88h-88z" transform={`rotate(${turn} 160 80)`} />
        ))}
        <path d="M0 0 64 80 0 160M320 0l-64 80 64 80M-32 80h96m192 0h96" />
      </g>
      <circle className={styles.disc} cx="160" cy="80" r="43" />
      <path className={styles.glyph} d={GLYPHS[topic]} transform="translate(130 50) scale(1.25)" />
    </svg>
  );
}
