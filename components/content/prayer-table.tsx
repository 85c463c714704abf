import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { CLOCK_SCRIPT } from '@/lib/browser-scripts/built/clock';
import { PLACES } from '@/lib/content/maps/places';
import { calculatePrayerTimes, PRAYERS } from '@/lib/content/prayer-times';
import { toDay } from '@/lib/i18n/format';
import { formatTime } from '@/lib/i18n/format-time';
import { readPageTime } from '@/lib/page-reads/page-time';

const CITIES = { makkah: PLACES.grandMosque, madinah: PLACES.prophetsMosque } as const;

type Prayer = (typeof PRAYERS)[number];

interface Props {
  /** A day other than today. */
  day?: Date | undefined;
  nameOf: (prayer: Prayer) => string;
  /** The table around the rows: name of the prayer, its time in Makkah and in Madinah. */
  children: (rows: { id: Prayer; cells: ReactNode[] }[]) => ReactNode;
}

/**
 * A script marks the next prayer (`lib/browser-scripts/clock-script.ts`), only on this day. Sunrise is never marked.
 */
export function PrayerTable({ day, nameOf, children }: Props) {
  const locale = useLocale();
  const t = useTranslations('myDay.left');
  const today = day ?? readPageTime();
  const times = Object.entries(CITIES).map(([city, place]) => ({
    city,
    at: calculatePrayerTimes(place, today),
  }));
  const rows = PRAYERS.map((id) => ({
    id,
    cells: [
      nameOf(id),
      ...times.map(({ city, at }) => (
        <time
          key={city}
          data-city={id === 'sunrise' ? undefined : city}
          dateTime={formatTime(at[id], 'en')}
          suppressHydrationWarning
        >
          {formatTime(at[id], locale)}
        </time>
      )),
    ],
  }));
  return (
    <>
      <div data-date={toDay(today)}>
        {children(rows)}
        <p hidden data-left={t('time', { h: '{h}', m: '{m}' })} suppressHydrationWarning>
          {`${t('title')} `}
          <b suppressHydrationWarning>–</b>
        </p>
      </div>
      <InlineScript text={CLOCK_SCRIPT} />
    </>
  );
}
