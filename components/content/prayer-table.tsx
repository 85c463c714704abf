import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { CLOCK_SCRIPT } from '@/lib/config/browser/clock-script';
import { now } from '@/lib/config/clock';
import { PLACES } from '@/lib/content/maps/places';
import { calculatePrayerTimes, PRAYERS } from '@/lib/content/prayer-times';
import { formatTime } from '@/lib/i18n/format-time';

const CITIES = { makkah: PLACES.grandMosque, madinah: PLACES.prophetsMosque } as const;

type Prayer = (typeof PRAYERS)[number];

interface Props {
  nameOf: (prayer: Prayer) => string;
  /** The table around the rows: name of the prayer, its time in Makkah and in Madinah. */
  children: (rows: { id: Prayer; cells: ReactNode[] }[]) => ReactNode;
}

/**
 * Today's prayer times in the two cities. A script of the page marks the next prayer in each by the clock there
 * (`lib/config/browser/clock-script.ts`); sunrise ends a time of prayer and is none.
 */
export function PrayerTable({ nameOf, children }: Props) {
  const locale = useLocale();
  const today = now();
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
      <div>{children(rows)}</div>
      <script>{CLOCK_SCRIPT}</script>
    </>
  );
}
