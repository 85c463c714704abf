import type { Locale } from '@/lib/i18n/locales';

/** The address of the calendar file of an edition. */
export const getCalendarAddress = (locale: Locale, year: number) => `/calendars/${locale}/award-${year}.ics`;
