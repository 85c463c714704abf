import { useLocale } from 'next-intl';
import { starPath } from '@/components/ui/star-path';
import { ATTACHES, COUNTRIES } from '@/lib/award/definition/edition';
import { projectFromMakkah, scaleDistance } from '@/lib/award/rules/makkah-map';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './about.module.css';
import { Section, type SectionProps } from './section';

/** What the award is, and the cultural attachés by country. */
export function About({ t }: SectionProps) {
  return (
    <Section id="about" title={t('about.title')}>
      <p className={styles.lead}>{t('about.lead')}</p>
      <p className={styles.text}>{t('about.text')}</p>
      <div className={styles.panel}>
        <div>
          <h3 className={styles.title}>{t('about.attachesTitle')}</h3>
          <p>{t('about.attachesText')}</p>
          <ol className={styles.groups}>
            {ATTACHES.map(({ key }) => (
              <li key={key}>
                <span className={styles.group}>{t(`about.attaches.${key}`)}</span>
                <span>{t('about.attacheOf')}</span>
              </li>
            ))}
          </ol>
        </div>
        <AttacheMap label={t('about.map')} />
      </div>
    </Section>
  );
}

/** Rings every 5,000 km. */
const RINGS = [5000, 10_000, 15_000].map(scaleDistance);

const POINTS = COUNTRIES.map((country) => ({ key: country.key, ...projectFromMakkah(country) }));

/** The centre of a group of capitals, moved outwards or sideways, where its number is placed. */
function placeNumber(keys: readonly string[], sideways: number) {
  const points = POINTS.filter(({ key }) => keys.includes(key));
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
 * The nine capitals seen from Makkah in their true direction, with distances scaled down. Every line runs to
 * the Kaaba.
 */
function AttacheMap({ label }: { label: string }) {
  const locale = useLocale();
  return (
    <svg className={styles.map} viewBox="-172 -172 344 344" role="img" aria-label={label}>
      {RINGS.map((radius) => (
        <circle className={styles.ring} r={radius} key={radius} />
      ))}
      <circle className={styles.ticks} r="162" />
      <path className={styles.ring} d={starPath(8, 3, 158)} />
      <path className={styles.ray} d={POINTS.map(({ x, y }) => `M0 0 ${x} ${y}`).join('')} />
      {POINTS.map(({ key, x, y }) => (
        <circle className={styles.capital} cx={x} cy={y} r="3.5" key={key} />
      ))}
      <path className={styles.centre} d="M-11-11H11V11H-11zM0-15.5 15.5 0 0 15.5-15.5 0z" />
      <path className={styles.kaaba} d="M-5-5H5V5H-5z" />
      {ATTACHES.map(({ key, countries }, index) => {
        const { x, y } = placeNumber(countries, key === 'europe' ? 1 : 0);
        return (
          <text className={styles.number} x={x} y={y} key={key}>
            {formatNumber(index + 1, locale)}
          </text>
        );
      })}
    </svg>
  );
}
