import { getLocale, getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/layout/search-box/search-form';
import { Lattice } from '@/components/ui/lattice';
import { starPath } from '@/components/ui/star-path';
import { now } from '@/lib/config/clock';
import { formatDates, toDay } from '@/lib/i18n/format';
import styles from './home-hero.module.css';
import { HomeTasks } from './home-tasks';
import { SeasonCard } from './season-card';

/** One of eight petals around the middle: a kite whose points lie on two rings. */
const PETALS = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** The great eight-fold rosette behind the season: stars within stars, drawn from {8/3} and {16/7}. Decorative. */
function Rosette({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.star} ${className}`}
      viewBox="-400 -400 800 800"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.faint}>
        <circle r="392" />
        <circle r="380" />
        <path d={starPath(16, 5, 380)} />
        <path d={starPath(16, 7, 380)} />
      </g>
      <g className={styles.line}>
        {PETALS.map((turn) => (
          <path key={turn} transform={`rotate(${turn})`} d="M0-290 34-214 0-150-34-214z" />
        ))}
        <path d={starPath(8, 3, 290)} />
        <circle r="290" />
      </g>
      <g className={styles.bright}>
        <path d={starPath(8, 2, 150)} />
        <path d={starPath(8, 3, 150)} />
        <circle r="62" />
        <path d={starPath(8, 3, 62)} />
      </g>
    </svg>
  );
}

/** Whose portal it is, today in both calendars, the search, and the season that comes. */
export async function HomeHero() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const today = now();
  return (
    <section className={styles.hero}>
      <div className={styles.ground}>
        <Lattice className={styles.lattice} />
        <Rosette className={styles.rosette} />
      </div>
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <p className={styles.today}>
            <span className="visually-hidden">{t('today')}: </span>
            <time dateTime={toDay(today)}>{formatDates(today, locale)}</time>
          </p>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.search}>
            <SearchForm id="home-search" />
          </div>
        </div>
        <HomeTasks />
        <SeasonCard />
      </div>
    </section>
  );
}
