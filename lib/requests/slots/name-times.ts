import { formatIn, parseDay, separatorOf } from '@/lib/i18n/format';
import { formatDateTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';
import type { ShownSlot } from './schemas';

/** The name of a weekday. @param day yyyy-MM-dd */
export const nameDay = (day: string, locale: Locale) =>
  formatIn(locale, 'gregory', { weekday: 'long' }).format(parseDay(day));

/** @param weekday from 0, Sunday, to 4; 1 November 2026 was a Sunday */
export const nameWeekday = (weekday: string, locale: Locale) =>
  nameDay(`2026-11-0${Number(weekday) + 1}`, locale);

/** A time with its weekday and the name of its resource. */
export const nameSlot = ({ startsAt, name }: Pick<ShownSlot, 'startsAt' | 'name'>, locale: Locale) => {
  const start = new Date(startsAt);
  const weekday = formatIn(locale, 'gregory', { weekday: 'long' }).format(start);
  return [weekday, formatDateTime(start, locale), name].join(separatorOf(locale));
};
