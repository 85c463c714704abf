import { useLocale } from 'next-intl';
import { starPath } from '@/components/ui/star-path';
import { listOffered } from '@/lib/award/definition/edition';
import type { Edition } from '@/lib/award/edition-with-texts';
import { projectFromMakkah, scaleDistance } from '@/lib/award/rules/makkah-map';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './about.module.css';
import { type EditionProps, Section } from './section';

/** What the award is, and the cultural attachés by country. */
export function About({ t, edition }: EditionProps) {
  return (
    <Section id="about" title={t('about.title')}>
      <p className={styles.lead}>{edition.text('about.lead')}</p>
      <p className={styles.text}>{edition.text('about.text')}</p>
      <div className={styles.panel}>
        <div>
          <h3 className={styles.title}>{t('about.attachesTitle')}</h3>
          <p>{t('about.attachesText')}</p>
          <ol className={styles.groups}>
            {edition.attaches.map((key) => (
              <li key={key}>
                <span className={styles.group}>{edition.text(`about.attaches.${key}`)}</span>
                <span>{t('about.attacheOf')}</span>
              </li>
            ))}
          </ol>
        </div>
        <AttacheMap label={t('about.map')} edition={edition} />
      </div>
    </Section>
  );
}

/** Rings every 5,000 km. */
const RINGS = [5000, 10_000, 15_000].map(scaleDistance);

interface Point {
  x: number;
  y: number;
}

/** The centre of a group of capitals, moved outwards or sideways, where its number is placed. */
function placeNumber(points: readonly Point[], sideways: number) {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const unit = 24 / Math.hypot(x, y);
  const outwards = 1 - Math.abs(sideways);
  return {
    x: Math.round(x + unit * (x * outwards - y * sideways)),
    y: Math.round(y + unit * (y * outwards + x * sideways)),
  };
}

/**
 * The capitals seen from Makkah in their true direction, with distances scaled down. Every line runs to
 * the Kaaba.
 */
function AttacheMap({ label, edition }: { label: string; edition: Edition }) {
  const locale = useLocale();
  const points = listOffered(edition.countries).map((country) => ({
    key: country.key,
    attache: country.attache,
    ...projectFromMakkah(country),
  }));
  return (
    <svg className={styles.map} viewBox="-172 -172 344 344" role="img" aria-label={label}>
      {RINGS.map((radius) => (
        <circle className={styles.ring} r={radius} key={radius} />
      ))}
      <circle className={styles.ticks} r="162" />
      <path className={styles.ring} d={starPath(8, 3, 158)} />
      <path className={styles.ray} d={points.map(({ x, y }) => `M0 0 ${x} ${y}`).join('')} />
      {points.map(({ key, x, y }) => (
        <circle className={styles.capital} cx={x} cy={y} r="3.5" key={key} />
      ))}
      <path className={styles.centre} d="M-11-11H11V11H-11zM0-15.5 15.5 0 0 15.5-15.5 0z" />
      <path className={styles.kaaba} d="M-5-5H5V5H-5z" />
      {edition.attaches.map((key, index) => {
        const group = points.filter(({ attache }) => attache === key);
        if (group.length === 0) return null;
        const { x, y } = placeNumber(group, key === 'europe' ? 1 : 0);
        return (
          <text className={styles.number} x={x} y={y} key={key}>
            {formatNumber(index + 1, locale)}
          </text>
        );
      })}
    </svg>
  );
}
