import { addDays } from '@/lib/i18n/add-days';
import type { SupplierState } from './supplier-states';

/** How many days before the end of the validity the supplier is reminded. */
export const REMINDER_DAYS = [60, 30, 7] as const;
/** A renewal is possible this long before the end of the validity, and at any time after it. */
const RENEWAL_DAYS = 60;
/** Shorter than the retention of the request (`supplierForm`), which the register refers to. */
const MAX_YEARS = 3;
const DAY_MS = 86_400_000;

/** The same date of a later year; 1 March for 29 February. */
function addYears(day: string, count: number): string {
  const [year = '', ...rest] = day.split('-');
  return addDays([Number(year) + count, ...rest].join('-').replace(/-02-29$/, '-03-01'), 0);
}

/** One year after the end of the current validity, or from today without one. @param today yyyy-MM-dd */
export function proposeValidity(validUntil: string | null, today: string): string {
  return addYears(validUntil !== null && validUntil > today ? validUntil : today, 1);
}

export const latestValidity = (today: string): string => addYears(today, MAX_YEARS);

export const renewableFrom = (validUntil: string): string => addDays(validUntil, -RENEWAL_DAYS);

/** The state on a day: a validity ends with its last day, even before the job has recorded it. */
export function stateOn(today: string, state: SupplierState, validUntil: string): SupplierState {
  return (state === 'accepted' || state === 'suspended') && validUntil < today ? 'expired' : state;
}

/** The reminder that is due: of several passed ones only the last. Null before the first. */
export function findReminder(validUntil: string, today: string): number | null {
  const left = (Date.parse(validUntil) - Date.parse(today)) / DAY_MS;
  return REMINDER_DAYS.findLast((days) => left <= days) ?? null;
}

/** The last day on which a validity ends for which a reminder is due. */
export const remindedUntil = (today: string): string => addDays(today, Math.max(...REMINDER_DAYS));
