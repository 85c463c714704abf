import type { Direction } from '@/lib/i18n/locales';
import styles from './figure-block.module.css';
import { FigureDrawing } from './figure-drawing';

const WIDTH = 400;
const LAPS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The seven laps of sa'i, starting where reading starts: Safa (1), Marwah (2), and between them the stretch of
 * the green markers (3). Odd laps go to Marwah, even ones back.
 */
export function SaiFigure({ title, dir }: { title: string; dir: Direction }) {
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
              {lap}
            </text>
          </g>
        );
      })}
    </FigureDrawing>
  );
}
