import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Direction } from '@/lib/i18n/locales';
import styles from './figure-block.module.css';
import { FigureDrawing } from './figure-drawing';

/** Seen from above, north up, the Kaaba rotated by 45 degrees. `children` replaces the two rounds drawn by default. */
export function TawafFigure({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <FigureDrawing
      title={title}
      height={300}
      spots={[
        [248, 150],
        [200, 198],
        [168, 118],
        [252, 106],
      ]}
    >
      <circle cx="200" cy="150" r="138" className={styles.area} />
      <path d="M244 150H338" className={styles.edge} />
      {children ?? (
        <>
          <path d="M296 150A96 96 0 1 0 283.1 198" className={styles.way} />
          <path d="M287.1 191.1 287.4 200.5 278.8 195.5z" className={styles.head} />
          <path d="M320 150A120 120 0 1 0 303.9 210" className={styles.soft} />
          <path d="M307.9 203.1 308.2 212.5 299.6 207.5z" className={styles.head} />
        </>
      )}
      <path d="M151 141A30 30 0 0 1 191 101" className={styles.wall} />
      <path d="M200 106 244 150 200 194 156 150Z" className={styles.house} />
    </FigureDrawing>
  );
}

const WIDTH = 400;
const LAPS = [1, 2, 3, 4, 5, 6, 7] as const;

/** In reading direction; odd laps go to Marwah, even ones back. */
export function SaiFigure({ title, dir }: { title: string; dir: Direction }) {
  const locale = useLocale();
  const x = (value: number) => (dir === 'rtl' ? WIDTH - value : value);
  return (
    <FigureDrawing
      title={title}
      height={210}
      spots={[
        [x(45), 105],
        [x(355), 105],
        [x(160), 22],
      ]}
    >
      <rect x={x(45) - 35} y="10" width="70" height="190" rx="16" className={styles.area} />
      <rect x={x(355) - 35} y="10" width="70" height="190" rx="16" className={styles.area} />
      <path d={`M${x(125)} 10V200M${x(195)} 10V200`} className={styles.edge} />
      {LAPS.map((lap) => {
        const y = 22 + lap * 22;
        const [from, to] = lap % 2 ? [92, 306] : [308, 94];
        const tip = to + Math.sign(to - from) * 8;
        return (
          <g key={lap}>
            <path d={`M${x(from)} ${y}H${x(to)}`} className={styles.way} />
            <path d={`M${x(tip)} ${y}L${x(to)} ${y - 5}V${y + 5}z`} className={styles.head} />
            <circle cx={x(250)} cy={y} r="9" className={styles.lap} />
            <text x={x(250)} y={y + 4} className={styles.lapNumber}>
              {formatNumber(lap, locale)}
            </text>
          </g>
        );
      })}
    </FigureDrawing>
  );
}
