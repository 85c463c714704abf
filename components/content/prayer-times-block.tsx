import { useLocale } from 'next-intl';
import { now } from '@/lib/config/clock';
import { PLACES } from '@/lib/content/maps/places';
import { calculatePrayerTimes, PRAYERS } from '@/lib/content/prayer-times';
import { formatDate, formatTime } from '@/lib/i18n/format';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';

const COLUMNS = ['prayer', 'makkah', 'madinah'] as const;

/** Today's prayer times in Makkah and Madinah. */
export function PrayerTimesBlock({ block, t }: BlockProps<'prayerTimes'>) {
  const locale = useLocale();
  const today = now();
  const makkah = calculatePrayerTimes(PLACES.grandMosque, today);
  const madinah = calculatePrayerTimes(PLACES.prophetsMosque, today);
  return (
    <ContentTable
      caption={`${t(`${block.at}.caption`)} · ${formatDate(today, locale)}`}
      columns={COLUMNS.map((column) => t(`${block.at}.columns.${column}`))}
      rows={PRAYERS.map((prayer) => [
        t(`${block.at}.rows.${prayer}`),
        formatTime(makkah[prayer], locale),
        formatTime(madinah[prayer], locale),
      ])}
    />
  );
}
