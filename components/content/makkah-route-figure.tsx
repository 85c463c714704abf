import type { Direction } from '@/lib/i18n/locales';
import styles from './figure-block.module.css';
import { FigureDrawing } from './figure-drawing';

/** In reading direction. The solid line is the way of the pilgrims, the dashed one that of their luggage. */
export function MakkahRouteFigure({ title, dir }: { title: string; dir: Direction }) {
  return (
    <FigureDrawing
      title={title}
      height={190}
      spots={[
        [42, 131],
        [196, 31],
        [252, 131],
        [362, 76],
      ]}
      mirrored={dir === 'rtl'}
    >
      <path d="M10 150H390" className={styles.edge} />
      <path d="M22 150V112H62V150M62 150V96H78V150M58 96H82V84H58z" className={styles.building} />
      <path d="M232 150V112H272V150M272 150V96H288V150M268 96H292V84H268z" className={styles.building} />
      <path d="M340 150V92H384V150M350 104H374M350 118H374M350 132H374" className={styles.building} />
      <path d="M84 78C120 14 210 14 242 78" className={styles.way} />
      <path d="M246 86 236.5 77.5 247 73.2z" className={styles.head} />
      <path d="M296 132H326" className={styles.way} />
      <path d="M334 132 325 127V137z" className={styles.head} />
      <path
        d="M150 24h-8l-9-12h-5l4 12h-9l-4-5h-4l3 7-3 7h4l4-5h9l-4 12h5l9-12h8a2 2 0 0 0 0-4z"
        className={styles.head}
      />
      <path d="M42 158V172H362V160" className={styles.luggage} />
      <path d="M362 152 357 161H367z" className={styles.luggageHead} />
      <rect x="186" y="163" width="28" height="18" rx="3" className={styles.suitcase} />
      <path d="M195 163V158H205V163" className={styles.suitcase} />
    </FigureDrawing>
  );
}
