import { useLocale } from 'next-intl';
import { now } from '@/lib/config/clock';
import { findHajjSeason, SEASON_DAYS } from '@/lib/content/season';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';
import { SeasonData } from './season-data';

const COLUMNS = ['day', 'hijri', 'gregorian'] as const;

/** The dates of the Hajj season that is under way or comes next, in both calendars. */
export function SeasonBlock({ block, t }: BlockProps<'season'>) {
  const locale = useLocale();
  const season = findHajjSeason(now());
  return (
    <>
      <SeasonData season={season} />
      <ContentTable
        caption={t(`${block.at}.caption`)}
        columns={COLUMNS.map((column) => t(`${block.at}.columns.${column}`))}
        rows={SEASON_DAYS.map((day) => [
          t(`${block.at}.rows.${day}`),
          formatHijriDate(season[day], locale),
          formatDate(season[day], locale),
        ])}
      />
    </>
  );
}
