import { starPath } from '@/components/ui/star-path';
import styles from './rosette.module.css';

/** One of eight petals around the middle: a kite whose points lie on two rings. */
const PETALS = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** The great eight-fold rosette behind the season: stars within stars, drawn from {8/3} and {16/7}. Decorative. */
export function Rosette({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.rosette} ${className}`}
      viewBox="-400 -400 800 800"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.faint}>
        <circle r="392" />
        <circle r="380" />
        <path d={starPath(16, 5, 380)} />
        <path d={starPath(16, 7, 380)} />
      </g>
      <g className={styles.line}>
        {PETALS.map((turn) => (
          <path key={turn} transform={`rotate(${turn})`} d="M0-290 34-214 0-150-34-214z" />
        ))}
        <path d={starPath(8, 3, 290)} />
        <circle r="290" />
      </g>
      <g className={styles.bright}>
        <path d={starPath(8, 2, 150)} />
        <path d={starPath(8, 3, 150)} />
        <circle r="62" />
        <path d={starPath(8, 3, 62)} />
      </g>
    </svg>
  );
}
