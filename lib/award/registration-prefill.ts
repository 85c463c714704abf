import type { CallingCountry } from '@/lib/contract/schemas/common';
import type { MyRequest } from '@/lib/contract/schemas/scholarship';
import { toDay } from '@/lib/i18n/format';
import { findCallingCountry, readCallingDigits } from './calling-options';
import { EMPTY_ANSWERS, isRegistrationField, type RegistrationAnswers } from './registration-answers';

const DATES = ['dateOfBirth', 'expectedGraduationDate'] as const;

/**
 * What the form opens with: the answers of an existing request, or empty controls.
 * Dates become yyyy-MM-dd whatever comes in; `scholarshipCountry` and `researchField` objects stand in
 * for missing ids (REG-18).
 * @param callingCountries for telling the calling code from the national number; the first is the default
 */
export function toAnswers(
  request: MyRequest['data'],
  callingCountries: readonly CallingCountry[],
): RegistrationAnswers {
  const answers = { ...EMPTY_ANSWERS, ...readParts(request) };
  answers.scholarshipCountryId ||= toText(request?.scholarshipCountry?.id);
  answers.researchFieldId ||= toText(request?.researchField?.id);
  for (const name of DATES) answers[name] = toDayText(answers[name]);
  return { ...answers, ...splitMobile(answers.mobile, callingCountries) };
}

function readParts(request: MyRequest['data']): Partial<RegistrationAnswers> {
  const parts = {
    ...request?.personalInformation,
    ...request?.scholarshipInformation,
    ...request?.researchInformation,
  };
  const known = Object.entries(parts).filter(([name]) => isRegistrationField(name));
  return Object.fromEntries(known.map(([name, value]) => [name, toText(value)]));
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A day stays as it is, an instant becomes its day in Riyadh; what is no date at all is asked for again. */
function toDayText(text: string): string {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00(?:\.0+)?)?)?$/.exec(text)?.[1];
  if (day) return day;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? '' : toDay(instant);
}

/**
 * Calling code and national number of a stored number. Without a known calling code the number is shown whole,
 * and the code is the default: empty while no list is here.
 */
export function splitMobile(mobile: string, countries: readonly CallingCountry[]) {
  const number = mobile.replace(/^\+|^00/, '');
  const callingCode = findCallingCountry(countries, number)?.code;
  if (!callingCode) return { callingCode: countries[0]?.code ?? '', mobile: number };
  return { callingCode, mobile: number.slice(readCallingDigits(callingCode).length) };
}
