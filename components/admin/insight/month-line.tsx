import styles from './insight.module.css';

const HEIGHT = 30;

/** The share of each month as a line, oldest first. The table below it has the numbers. */
export function MonthLine({ shares }: { shares: readonly number[] }) {
  if (shares.length < 2) return null;
  const step = 100 / (shares.length - 1);
  const points = shares.map((share, index) => `${index * step},${HEIGHT - share * HEIGHT}`);
  return (
    <svg className={styles.line} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
