import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { EventJsonLd } from 'next-seo';
import { DataTable } from '@/components/ui/data-table';
import { findHajjSeason, SEASON_DAYS } from '@/lib/content/season';
import { formatDate, formatDates, formatHijriDate, readHijri, toDay } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/page-reads/page-time';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';
import styles from './content-table.module.css';
import { PrayerTable } from './prayer-table';

interface Props {
  season: ReturnType<typeof findHajjSeason>;
}

/** The season of Hajj for search engines: its days in the Umm al-Qura calendar. */
async function SeasonData({ season }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('meta');
  const origin = getSiteOrigin();
  return (
    <EventJsonLd
      name={`${t('haj.title')} ${readHijri(season.arafah).year}`}
      description={t('haj.description')}
      url={origin + getAddress(locale, '/Haj')}
      startDate={toDay(season.tarwiyah)}
      endDate={toDay(season.last)}
      location={{ name: t('citiesMakkah.title'), address: { addressCountry: 'SA' } }}
      organizer={{ name: t('siteName'), url: origin + getAddress(locale, '') }}
    />
  );
}

const SEASON_BLOCK_COLUMNS = ['day', 'hijri', 'gregorian'] as const;

export function SeasonBlock({ block, t }: BlockProps<'season'>) {
  const locale = useLocale();
  const season = findHajjSeason(readPageTime());
  return (
    <>
      <SeasonData season={season} />
      <ContentTable
        caption={t(`${block.at}.caption`)}
        columns={SEASON_BLOCK_COLUMNS.map((column) => t(`${block.at}.columns.${column}`))}
        rows={SEASON_DAYS.map((day) => [
          t(`${block.at}.rows.${day}`),
          formatHijriDate(season[day], locale),
          formatDate(season[day], locale),
        ])}
      />
    </>
  );
}

const COLUMNS = ['prayer', 'makkah', 'madinah'] as const;

/** Prayer times in Makkah and Madinah, for today with the next one marked, or for another day. */
export function PrayerTimesBlock({ block, t, day }: BlockProps<'prayerTimes'> & { day?: Date }) {
  const locale = useLocale();
  return (
    <PrayerTable day={day} nameOf={(prayer) => t(`${block.at}.rows.${prayer}`)}>
      {(rows) => (
        <DataTable
          className={styles.prayers}
          caption={t(`${block.at}.caption`)}
          note={formatDates(day ?? readPageTime(), locale)}
          columns={COLUMNS.map((column) => t(`${block.at}.columns.${column}`))}
          rows={rows}
        />
      )}
    </PrayerTable>
  );
}
