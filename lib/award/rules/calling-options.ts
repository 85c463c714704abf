import type { CallingCountry } from '@/lib/award/lookup-schemas';

/** Keeps the plus sign before the code in right-to-left text. */
const isolate = (code: string) => `\u2066${code}\u2069`;

/** A calling code with the country's name in the reader's language (`nameCallingCountries`). */
export type NamedCallingCountry = CallingCountry & { name: string };

/**
 * The options for the calling code (LANG-11). Of several countries with the same code only the first has the bare code
 * as its value, so that the choice of another one is preserved.
 * @param chosen the current choice, which stays available while the list is loading
 */
export function listCallingOptions(countries: readonly NamedCallingCountry[], chosen: string) {
  const taken = new Set<string>();
  const options = countries.map(({ code, enName, name }) => {
    const value = taken.has(code) ? `${code} ${enName}` : code;
    taken.add(code);
    return { value, label: `${name} (${isolate(code)})` };
  });
  const isOffered = chosen === '' || options.some(({ value }) => value === chosen);
  return isOffered ? options : [...options, { value: chosen, label: isolate(chosen) }];
}

export function readCallingDigits(choice: string): string {
  return choice.replace(/\D/g, '');
}

/**
 * The rows that the page needs before the whole list has loaded: the first, which is the default, and the one that
 * matches a stored number.
 */
export function pickCallingCountries<Country extends CallingCountry>(
  countries: readonly Country[],
  mobile: string,
): Country[] {
  const match = findCallingCountry(countries, mobile);
  const first = countries.slice(0, 1);
  return match && match !== first[0] ? [...first, match] : first;
}

/** The country with the longest calling code that a number begins with. */
function findCallingCountry<Country extends CallingCountry>(
  countries: readonly Country[],
  mobile: string,
): Country | undefined {
  const number = readCallingDigits(mobile);
  const matches = countries.filter(({ code }) => number !== '' && number.startsWith(readCallingDigits(code)));
  return matches.reduce<Country | undefined>(
    (best, country) => (best && best.code.length >= country.code.length ? best : country),
    undefined,
  );
}

/**
 * Calling code and national number of a stored number. Without a known calling code the whole number is shown with the
 * default code, which is empty until a list is available.
 */
export function splitMobile(mobile: string, countries: readonly CallingCountry[]) {
  const number = mobile.replace(/^\+|^00/, '');
  const callingCode = findCallingCountry(countries, number)?.code;
  if (!callingCode) return { callingCode: countries[0]?.code ?? '', mobile: number };
  return { callingCode, mobile: number.slice(readCallingDigits(callingCode).length) };
}
