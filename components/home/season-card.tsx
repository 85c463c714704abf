import { getLocale, getTranslations } from 'next-intl/server';
import { countDaysToSeason, findHajjSeason } from '@/lib/content/season';
import { formatDate, formatHijriDate, readHijri, toDay } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { readPageTime } from '@/lib/page-reads/page-time';
import styles from './season-card.module.css';

const DAYS = ['tarwiyah', 'arafah', 'nahr'] as const;

export async function SeasonCard() {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const today = readPageTime();
  const season = findHajjSeason(today);
  const days = countDaysToSeason(today, season);
  return (
    <section className={styles.card} aria-labelledby="home-season">
      <div className={styles.head}>
        <h2 id="home-season">
          <a className={styles.link} href={`/${locale}/Haj/Timers`}>
            {t('season.title', { year: String(readHijri(season.arafah).year) })}
          </a>
        </h2>
        <p className={styles.count}>
          {days === 0
            ? t('season.under')
            : t('season.countdown', { days, number: formatNumber(days, locale) })}
        </p>
      </div>
      <dl className={styles.days}>
        {DAYS.map((day) => (
          <div key={day}>
            <dt>{t(`season.days.${day}`)}</dt>
            <dd>
              <time dateTime={toDay(season[day])}>{formatHijriDate(season[day], locale)}</time>
              <span>{formatDate(season[day], locale)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.moon}>{t('season.moon')}</p>
    </section>
  );
}
