import type { CallingCountry } from '@/lib/award/lookup-schemas';
import type { MyRequest } from '@/lib/award/schemas';
import { prefill } from '@/lib/forms/prefill';
import { findCallingCountry, readCallingDigits } from './calling-options';
import { registrationForm } from './definitions/registration';
import { EMPTY_ANSWERS, type RegistrationAnswers } from './registration-answers';

/**
 * What the form opens with: the answers of an existing request, or empty controls.
 * @param callingCountries for telling the calling code from the national number; the first is the default
 */
export function toAnswers(
  request: MyRequest['data'],
  callingCountries: readonly CallingCountry[],
): RegistrationAnswers {
  const answers = { ...EMPTY_ANSWERS, ...prefill(registrationForm, request) };
  return { ...answers, ...splitMobile(answers.mobile, callingCountries) };
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
