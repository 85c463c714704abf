import { starPath } from '@/components/ui/star-path';
import styles from './emblem.module.css';

/** An ogee arch of half width `half` over the base line 560, with its apex at height `top`. */
function archPath(half: number, top: number): string {
  const [left, right] = [240 - half, 240 + half];
  const shoulder = top + half * 0.95;
  return `M${left} 560V${shoulder}C${left} ${top + half * 0.42} ${240 - half * 0.42} ${top + half * 0.3} 240 ${top}C${240 + half * 0.42} ${top + half * 0.3} ${right} ${top + half * 0.42} ${right} ${shoulder}V560`;
}

const MINARET =
  'M-5 0V-118H-9V-128H-6V-170H-9V-179H-5V-204H-7V-210H-3.5Q0-222 0-236Q0-222 3.5-210H7V-204H5V-179H9V-170H6V-128H9V-118H5V0z';

/** The arch of the award: a sixteen-fold rosette rising over minarets and the Kaaba. Decorative. */
export function Emblem({ className }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.emblem} ${className}`} viewBox="0 0 480 562" aria-hidden="true">
      <defs>
        <clipPath id="arch">
          <path d={archPath(186, 44)} />
        </clipPath>
        <radialGradient id="dawn" cx="50%" cy="52%" r="55%">
          <stop offset="0" stopColor="#dba102" stopOpacity=".45" />
          <stop offset=".45" stopColor="#1b8354" stopOpacity=".5" />
          <stop offset="1" stopColor="#0b3224" />
        </radialGradient>
      </defs>
      <g clipPath="url(#arch)">
        <path fill="url(#dawn)" d="M0 0h480v562H0z" />
        <g className={styles.rosette} transform="translate(240 292)">
          <path d={starPath(16, 5, 176)} />
          <path d={starPath(16, 6, 128)} />
          <path d={starPath(16, 7, 92)} />
          <path d={starPath(8, 2, 48)} />
          <path d={starPath(8, 3, 34)} />
          <circle r="176" />
          <circle r="128" />
          <circle r="48" />
        </g>
        <g className={styles.skyline}>
          <path transform="translate(128 562) scale(1.3)" d={MINARET} />
          <path transform="translate(352 562) scale(1.3)" d={MINARET} />
          <path transform="translate(78 562) scale(.9)" d={MINARET} />
          <path transform="translate(402 562) scale(.9)" d={MINARET} />
          <path d="M40 562v-66h400v66z" />
        </g>
        <path className={styles.arcade} d={ARCADE} />
        <path className={styles.kaaba} d="M196 562v-104l44-9 44 9v104z" />
        <path className={styles.band} d="M196 478l44-9 44 9v11l-44-9-44 9z" />
      </g>
      <path className={styles.line} d={archPath(186, 44)} />
      <path className={styles.faint} d={archPath(200, 24)} />
      <path className={styles.line} d={archPath(216, 2)} />
    </svg>
  );
}

/** A row of pointed arches along the base. */
const ARCADE = Array.from({ length: 14 }, (_, index) => 46 + index * 28)
  .filter((x) => x < 180 || x > 276)
  .map((x) => `M${x} 562v-30q0-14 12-20q12 6 12 20v30`)
  .join('');
