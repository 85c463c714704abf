import { toDay } from '@/lib/i18n/format';

const OLDEST_BIRTH = '1900-01-01';

interface Dates {
  personalInformation: { dateOfBirth: string };
  scholarshipInformation: { expectedGraduationDate: string };
}

/**
 * Dates that exist but cannot be meant: a birth that is not in the past or before 1900, a graduation that
 * is not after a birth that can be. Everything else is left to the jury, the spec asks for no more.
 * @param now today is its day in Riyadh
 * @returns fault codes by dotted path
 */
export function findImplausibleDates(registration: Dates, now: Date): Record<string, string> {
  const { dateOfBirth } = registration.personalInformation;
  const { expectedGraduationDate } = registration.scholarshipInformation;
  if (dateOfBirth < OLDEST_BIRTH || dateOfBirth >= toDay(now))
    return { 'personalInformation.dateOfBirth': 'dateOfBirth' };
  if (expectedGraduationDate <= dateOfBirth)
    return { 'scholarshipInformation.expectedGraduationDate': 'expectedGraduationDate' };
  return {};
}
