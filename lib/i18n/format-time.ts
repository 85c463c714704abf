import { formatDate, formatHijriDate, formatIn, joinDates } from './format';
import { getLocaleRow, type Locale } from './locales';

/** The time of day, 24 hours, Riyadh time: "04:52". */
export function formatTime(date: Date, locale: Locale): string {
  return formatIn(locale, 'gregory', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);
}

/** A Gregorian date with the time of day: "26 May 2026, 12:00". */
export function formatDateTime(date: Date, locale: Locale): string {
  const comma = getLocaleRow(locale).dir === 'rtl' ? '،' : ',';
  return `${formatDate(date, locale)}${comma} ${formatTime(date, locale)}`;
}

/** A day in both calendars, followed by the time of day. */
export function formatDatesAndTime(date: Date, locale: Locale): string {
  return joinDates([formatHijriDate(date, locale), formatDateTime(date, locale)], locale);
}
