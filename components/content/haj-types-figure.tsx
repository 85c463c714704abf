import { useLocale } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Direction } from '@/lib/i18n/locales';
import styles from './figure-block.module.css';
import { FigureDrawing } from './figure-drawing';

const WIDTH = 400;
/** Days of Dhu al-Hijjah with the centres of their columns. */
const DAYS = [
  [8, 176],
  [9, 224],
  [10, 272],
  [11, 314],
  [12, 346],
  [13, 378],
] as const;
const NAHR = 272;
const ROWS = [
  {
    y: 74,
    periods: [
      [36, 82],
      [164, NAHR],
    ],
    hasHady: true,
  },
  { y: 124, periods: [[36, NAHR]], hasHady: true },
  { y: 174, periods: [[36, NAHR]], hasHady: false },
] as const;

/** One time line, in reading direction. A thick line is ihram, a dotted one the time outside it. */
export function HajTypesFigure({ title, dir }: { title: string; dir: Direction }) {
  const locale = useLocale();
  const x = (value: number) => (dir === 'rtl' ? WIDTH - value : value);
  return (
    <FigureDrawing
      title={title}
      height={204}
      spots={[
        [x(16), 74],
        [x(16), 124],
        [x(16), 174],
        [x(82), 52],
        [x(224), 46],
        [x(256), 99],
        [x(290), 149],
      ]}
    >
      <path d={`M${x(150)} 6V200M${x(200)} 6V200M${x(248)} 6V200M${x(296)} 6V200`} className={styles.edge} />
      {DAYS.map(([day, middle]) => (
        <text key={day} x={x(middle)} y="20" className={styles.lapNumber}>
          {formatNumber(day, locale)}
        </text>
      ))}
      {ROWS.map(({ y, periods, hasHady }) => (
        <g key={y}>
          <path d={`M${x(36)} ${y}H${x(392)}`} className={styles.soft} />
          {periods.map(([from, to]) => (
            <path key={from} d={`M${x(from)} ${y}H${x(to)}`} className={styles.period} />
          ))}
          {hasHady ? <path d={`M${x(256)} ${y - 8}l8 8-8 8-8-8z`} className={styles.mark} /> : null}
          <circle cx={x(NAHR + 4)} cy={y} r="8" className={styles.ring} />
        </g>
      ))}
    </FigureDrawing>
  );
}
