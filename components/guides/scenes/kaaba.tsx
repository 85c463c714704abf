import styles from './scene.module.css';

/** The Kaaba as a plain cube with its band, standing on the middle of its lower edge. */
export function Kaaba({ x, y, size }: { x: number; y: number; size: number }) {
  const half = size / 2;
  const rise = size / 7;
  const at = (level: number) => y - level * size;
  const band = (from: number, to: number) =>
    `M${x - half} ${at(from) - rise}L${x} ${at(from)}L${x + half} ${at(from) - rise}V${at(to) - rise}L${x} ${at(to)}L${x - half} ${at(to) - rise}z`;
  return (
    <g>
      <path
        className={styles.house}
        d={`M${x} ${y}L${x - half} ${y - rise}V${at(1.05) - rise}L${x} ${at(1.05)}z`}
      />
      <path
        className={styles.side}
        d={`M${x} ${y}L${x + half} ${y - rise}V${at(1.05) - rise}L${x} ${at(1.05)}z`}
      />
      <path
        className={styles.side}
        d={`M${x} ${at(1.05)}L${x - half} ${at(1.05) - rise}L${x} ${at(1.05) - rise * 2}L${x + half} ${at(1.05) - rise}z`}
      />
      <path className={styles.gold} d={band(0.72, 0.8)} />
    </g>
  );
}
