import { getLocale, getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/layout/search-box/portal-search-form';
import { formatDates, toDay, writeLabel } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/page-reads/page-time';
import styles from './home-hero.module.css';
import { MyDayCard } from './my-day-card';
import { Panorama } from './panorama';
import { PrayerCard } from './prayer-card';
import { SeasonCard } from './season-card';

/** Name, dates, search, the pilgrim's day, the next prayer and the season, above the holy places. */
export async function HomeHero() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const today = readPageTime();
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <p className={styles.today}>
            <span className="visually-hidden">{writeLabel(t('today'), locale)} </span>
            <time dateTime={toDay(today)}>{formatDates(today, locale)}</time>
          </p>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.search}>
            <SearchForm id="home-search" />
          </div>
        </div>
        <div className={styles.cards}>
          <MyDayCard />
          <PrayerCard />
        </div>
        <div className={styles.season}>
          <SeasonCard />
        </div>
      </div>
      <div className={styles.horizon}>
        <Panorama />
      </div>
    </section>
  );
}
