import styles from './insight.module.css';

const HEIGHT = 30;

interface Props {
  caption: string;
  /** 0 to 1, oldest month first. */
  shares: readonly number[];
}

/** The share of each month as a line. The table below it has the numbers. */
export function MonthLine({ caption, shares }: Props) {
  if (shares.length < 2) return null;
  const step = 100 / (shares.length - 1);
  const points = shares.map((share, index) => `${index * step},${HEIGHT - share * HEIGHT}`);
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <svg
        className={styles.line}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline points={points.join(' ')} />
      </svg>
    </figure>
  );
}
