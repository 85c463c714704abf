import { toDay } from '@/lib/i18n/format';

/** How many months the filter offers. */
const MONTHS = 24;

/** The last months as yyyy-MM, newest first, in Riyadh. */
export function listMonths(now: Date): string[] {
  const [year = 0, month = 0] = toDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}
