import styles from './thumbnail.module.css';
import { GLYPHS, type Topic } from './thumbnail-glyphs';

/** The portal's star in four turns: the rosette behind every drawing. */
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

/** A drawn picture for a topic: rosette, glyph, and a tone of the portal's colours. */
export function Thumbnail({ topic }: { topic: Topic }) {
  return (
    <svg
      className={`${styles.picture} ${styles[TONES[topic] ?? 'deep']}`}
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
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
