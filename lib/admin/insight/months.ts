import { formatIn, parseDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** How many months the filter offers. */
const MONTHS = 24;

/** The last months as yyyy-MM, newest first, in Riyadh. */
export function listMonths(now: Date): string[] {
  const [year = 0, month = 0] = toDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

/** "November 2026". @param month yyyy-MM */
export function formatMonth(month: string, locale: Locale): string {
  return formatIn(locale, 'gregory', { month: 'long', year: 'numeric' }).format(parseDay(`${month}-15`));
}
