import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './figure-block.module.css';

/** A numbered spot of a drawing. The legend has its name under the same number. */
export function FigureSpot({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g className={styles.spot}>
      <circle cx={x} cy={y} r="11" />
      <text x={x} y={y + 4.5}>
        {formatNumber(number, useLocale())}
      </text>
    </g>
  );
}

const WIDTH = 400;

interface Props {
  title: string;
  height: number;
  spots: readonly (readonly [x: number, y: number])[];
  /** Mirrors the drawing in right-to-left languages, so that it begins in reading direction. */
  mirrored?: boolean;
  children: ReactNode;
}

/** The canvas of a figure, 400 units wide, with its numbered spots on top. */
export function FigureDrawing({ title, height, spots, mirrored = false, children }: Props) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={title}>
      <g transform={mirrored ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}>{children}</g>
      {spots.map(([x, y], index) => (
        <FigureSpot key={`${x} ${y}`} x={mirrored ? WIDTH - x : x} y={y} number={index + 1} />
      ))}
    </svg>
  );
}
