import { getLocale, getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/layout/search/search-form';
import { Lattice } from '@/components/ui/lattice';
import { now } from '@/lib/config/clock';
import { formatDate, formatHijriDate, toDay } from '@/lib/i18n/format';
import styles from './home-hero.module.css';
import { HomeTasks } from './home-tasks';
import { Rosette } from './rosette';
import { SeasonCard } from './season-card';

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
            <time dateTime={toDay(today)}>
              {formatHijriDate(today, locale)} · {formatDate(today, locale)}
            </time>
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
