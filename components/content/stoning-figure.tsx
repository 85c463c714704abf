import { useLocale } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Direction } from '@/lib/i18n/locales';
import styles from './figure-block.module.css';
import { FigureDrawing } from './figure-drawing';

const WIDTH = 400;
const JAMARAT = [78, 194, 310] as const;
/** The gap between seven pebbles. At exactly 6 the last pebble would be omitted. */
const GAPS = 6.01;
const LATER_DAYS = [11, 12, 13] as const;

/** From above, in reading direction, with the days of Dhu al-Hijjah on which each is stoned. */
export function StoningFigure({ title, dir }: { title: string; dir: Direction }) {
  const locale = useLocale();
  const x = (value: number) => (dir === 'rtl' ? WIDTH - value : value);
  return (
    <FigureDrawing
      title={title}
      height={200}
      spots={[...JAMARAT.map((middle) => [x(middle), 22] as const), [x(20), 124]]}
    >
      <path d={`M${x(8)} 144H${x(386)}`} className={styles.way} />
      <path d={`M${x(394)} 144L${x(385)} 139V149z`} className={styles.head} />
      {JAMARAT.map((middle) => (
        <g key={middle}>
          <ellipse cx={x(middle)} cy="78" rx="46" ry="34" className={styles.area} />
          <path d={`M${x(middle) - 20} 78h40`} className={styles.pillar} />
          <path d={`M${x(middle) - 33} 90a36 24 0 0 0 66 0`} pathLength={GAPS} className={styles.pebbles} />
          {LATER_DAYS.map((day, index) => (
            <text key={day} x={x(middle - 20 + 20 * index)} y="184" className={styles.lapNumber}>
              {formatNumber(day, locale)}
            </text>
          ))}
        </g>
      ))}
      <circle cx={x(258)} cy="180" r="12" className={styles.ring} />
      <text x={x(258)} y="184" className={styles.lapNumber}>
        {formatNumber(10, locale)}
      </text>
    </FigureDrawing>
  );
}
