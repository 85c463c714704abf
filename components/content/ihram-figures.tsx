import type { Direction } from '@/lib/i18n/locales';
import styles from './figure-block.module.css';
import { FigureDrawing } from './figure-drawing';

interface Props {
  title: string;
  dir: Direction;
}

/** Feet in open sandals, and the lower cloth with its fold, around x = 0. */
function LowerCloth() {
  return (
    <>
      <path d="M-22 236v16h-12v6h30v-6h-4v-16zM8 236v16H4v6h30v-6H22v-16z" className={styles.skin} />
      <path d="M-36 258h34M2 258h34" className={styles.pillar} />
      <path d="M-34 138H34L40 236H-40z" className={styles.cloth} />
      <path d="M-4 142 8 234M-34 148H34" className={styles.fold} />
    </>
  );
}

/** Drawn twice without a face. The numbers are those of the legend. */
export function IhramMenFigure({ title }: Props) {
  return (
    <FigureDrawing
      title={title}
      height={270}
      spots={[
        [112, 18],
        [64, 112],
        [72, 200],
        [62, 250],
        [236, 84],
      ]}
    >
      <g transform="translate(112)">
        <LowerCloth />
        <path d="M-46 158h14v8a7 7 0 0 1-14 0zM32 158h14v8a7 7 0 0 1-14 0z" className={styles.skin} />
        <circle cx="0" cy="40" r="21" className={styles.skin} />
        <path
          d="M-14 62C-36 66-46 76-48 96V158H-30L-26 146H26L30 158H48V96C46 76 36 66 14 62Q0 76-14 62z"
          className={styles.cloth}
        />
        <path
          d="M-14 62C-8 92 14 118 26 146M14 62C8 88-12 112-26 124M-30 158V108M30 158V108"
          className={styles.fold}
        />
      </g>
      <g transform="translate(278)">
        <LowerCloth />
        <circle cx="0" cy="40" r="21" className={styles.skin} />
        <path
          d="M-14 62C-36 66-46 76-48 96V160a7 7 0 0 0 14 0V112L-28 146H28L34 112V160a7 7 0 0 0 14 0V96C46 76 36 66 14 62Q0 70-14 62z"
          className={styles.skin}
        />
        <path
          d="M14 62C36 66 46 76 48 96V150H32L28 146H-28L-34 112C-12 100 6 84 14 62z"
          className={styles.cloth}
        />
        <path d="M24 68C12 98-10 114-32 124M36 78C24 112 4 130-24 138" className={styles.fold} />
      </g>
    </FigureDrawing>
  );
}

/** Drawn without a face. The numbers are those of the legend. */
export function IhramWomenFigure({ title }: Props) {
  return (
    <FigureDrawing
      title={title}
      height={270}
      spots={[
        [200, 16],
        [222, 56],
        [148, 156],
        [200, 214],
      ]}
    >
      <path d="M176 240v14h-10v6h30v-20zM204 240v20h30v-6h-10v-14z" className={styles.skin} />
      <path
        d="M166 88C150 120 140 190 132 246Q200 258 268 246C260 190 250 120 234 88z"
        className={styles.building}
      />
      <path
        d="M166 90C152 100 144 122 140 150H158L172 112M234 90C248 100 256 122 260 150H242L228 112"
        className={styles.building}
      />
      <path d="M141 150H157V160a8 8 0 0 1-16 0zM243 150H259V160a8 8 0 0 1-16 0z" className={styles.skin} />
      <path
        d="M200 14C174 14 166 36 166 56C166 78 158 92 156 106Q200 132 244 106C242 92 234 78 234 56C234 36 226 14 200 14z"
        className={styles.cloth}
      />
      <ellipse cx="200" cy="50" rx="18" ry="22" className={styles.skin} />
      <path
        d="M178 76Q200 96 222 76M170 98Q200 116 230 98M180 130 172 240M220 130 228 240"
        className={styles.fold}
      />
    </FigureDrawing>
  );
}
