import { parseDay, toDay } from '@/lib/i18n/format';
import type { SeasonDay } from './season';

const DAY_MS = 86_400_000;

/**
 * Whole days from today until the Day of Tarwiyah, counted in Riyadh: 1 on its eve; 0 on the day and while the
 * season is under way.
 */
export function countDaysToSeason(now: Date, { tarwiyah }: Record<SeasonDay, Date>): number {
  const days = Math.round((tarwiyah.getTime() - parseDay(toDay(now)).getTime()) / DAY_MS);
  return Math.max(0, days);
}
