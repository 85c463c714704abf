import { ATTACHES, COUNTRIES } from '@/lib/award/edition';
import { projectFromMakkah } from '@/lib/award/makkah-map';
import styles from './attache-map.module.css';

const KILOMETRES_PER_UNIT = 100;
/** Circles every 5,000 km. */
const RINGS = [50, 100, 150];

const POINTS = COUNTRIES.map((country) => ({
  key: country.key,
  ...projectFromMakkah(country, KILOMETRES_PER_UNIT),
}));

/** The middle of a group of capitals, moved outwards, where its number stands. */
function placeNumber(keys: readonly string[]) {
  const points = POINTS.filter(({ key }) => keys.includes(key));
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const outwards = 1 + 22 / Math.hypot(x, y);
  return { x: Math.round(x * outwards), y: Math.round(y * outwards) };
}

/** The nine capitals seen from Makkah: true direction, true distance. Every line runs to the Kaaba. */
export function AttacheMap({ label }: { label: string }) {
  return (
    <svg className={styles.map} viewBox="-172 -172 344 344" role="img" aria-label={label}>
      {RINGS.map((radius) => (
        <circle className={styles.ring} r={radius} key={radius} />
      ))}
      <path className={styles.ring} d="M0-160V160M-160 0H160M-113-113 113 113M113-113-113 113" />
      <path className={styles.ray} d={POINTS.map(({ x, y }) => `M0 0 ${x} ${y}`).join('')} />
      {POINTS.map(({ key, x, y }) => (
        <circle className={styles.capital} cx={x} cy={y} r="3.5" key={key} />
      ))}
      <path className={styles.centre} d="M-11-11H11V11H-11zM0-15.5 15.5 0 0 15.5-15.5 0z" />
      <path className={styles.kaaba} d="M-5-5H5V5H-5z" />
      {ATTACHES.map(({ key, countries }, index) => {
        const { x, y } = placeNumber(countries);
        return (
          <text className={styles.number} x={x} y={y} key={key}>
            {index + 1}
          </text>
        );
      })}
    </svg>
  );
}
