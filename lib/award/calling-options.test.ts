/** Requirements: LANG-11, REG-10 */
import { listCallingOptions, pickCallingCountries, readCallingDigits } from './calling-options';

const SAUDI = { code: '+966', arName: 'السعودية', enName: 'Saudi Arabia' };
const STATES = { code: '+1', arName: 'الولايات المتحدة', enName: 'United States' };
const CANADA = { code: '+1', arName: 'كندا', enName: 'Canada' };
const COUNTRIES = [SAUDI, STATES, CANADA];

it('names countries in Arabic for Arabic readers and in English for all others', () => {
  expect(listCallingOptions(COUNTRIES, '+966', 'ar')[0]?.label).toContain('السعودية');
  for (const locale of ['en', 'ur', 'fa', 'tr'] as const) {
    expect(listCallingOptions(COUNTRIES, '+966', locale)[0]?.label).toContain('Saudi Arabia');
  }
});

it('tells countries with the same code apart', () => {
  const values = listCallingOptions(COUNTRIES, '+966', 'en').map(({ value }) => value);
  expect(values).toEqual(['+966', '+1', '+1 Canada']);
  expect(values.map(readCallingDigits)).toEqual(['966', '1', '1']);
});

it('keeps a restored choice on offer until the list has come', () => {
  const values = listCallingOptions([SAUDI], '+1 Canada', 'en').map(({ value }) => value);
  expect(values).toEqual(['+966', '+1 Canada']);
});

it('needs the default and the country of a stored number first', () => {
  expect(pickCallingCountries(COUNTRIES, '')).toEqual([SAUDI]);
  expect(pickCallingCountries(COUNTRIES, '966512345678')).toEqual([SAUDI]);
  expect(pickCallingCountries(COUNTRIES, '14165550100')).toEqual([SAUDI, STATES]);
});
