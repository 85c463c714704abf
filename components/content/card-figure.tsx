import type { Direction } from '@/lib/i18n/locales';
import styles from './figure-block.module.css';
import { FigureDrawing } from './figure-drawing';

/** The dark squares of the drawn code: enough to look like a QR code, too few to be scanned. */
const CODE =
  'M0 0h16v16h-16zM32 0h16v16h-16zM0 32h16v16h-16zM22 4h6v6h-6zM22 20h8v6h-8zM34 24h6v6h-6zM42 34h6v8h-6zM24 34h6v6h-6zM34 42h6v6h-6zM4 21h8v5h-8z';

/** Without emblem and name, so that it cannot be mistaken for a real card. The numbers are those of the legend. */
export function CardFigure({ title, dir }: { title: string; dir: Direction }) {
  return (
    <FigureDrawing
      title={title}
      height={250}
      spots={[
        [62, 80],
        [172, 92],
        [172, 149],
        [172, 199],
        [348, 142],
      ]}
      mirrored={dir === 'rtl'}
    >
      <rect x="40" y="16" width="320" height="218" rx="16" className={styles.area} />
      <path d="M40 60V32a16 16 0 0 1 16-16H344a16 16 0 0 1 16 16V60z" className={styles.band} />
      <rect x="176" y="28" width="48" height="10" rx="5" className={styles.slot} />
      <rect x="62" y="80" width="84" height="104" rx="8" className={styles.field} />
      <path
        d="M104 134a19 19 0 1 0 0-38 19 19 0 0 0 0 38Zm-34 42c2-22 16-32 34-32s32 10 34 32"
        className={styles.person}
      />
      <path d="M190 92H330M190 108H290" className={styles.line} />
      <path d="M190 142H270M190 156H252" className={styles.softLine} />
      <path d="M190 192H270M190 206H252" className={styles.softLine} />
      <rect x="288" y="142" width="60" height="72" rx="6" className={styles.field} />
      <path d={CODE} transform="translate(294 154)" className={styles.code} />
      <path d="M62 204H146" className={styles.softLine} />
    </FigureDrawing>
  );
}
