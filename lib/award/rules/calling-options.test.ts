/** Requirements: LANG-11, REG-10 */

import { nameCallingCountries } from '@/lib/award/rules/name-calling-countries';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import CALLING_COUNTRIES from '@/lib/server/award/calling-countries.json';
import { listCallingOptions, pickCallingCountries, readCallingDigits } from './calling-options';

const SAUDI = { code: '+966', arName: 'السعودية', enName: 'Saudi Arabia' };
const STATES = { code: '+1', arName: 'الولايات المتحدة', enName: 'United States' };
const CANADA = { code: '+1', arName: 'كندا', enName: 'Canada' };
const COUNTRIES = [SAUDI, STATES, CANADA];

const named = (locale: (typeof LOCALE_CODES)[number]) => nameCallingCountries(COUNTRIES, locale);

it.each([
  ['ar', ['السعودية', 'الولايات المتحدة', 'كندا']],
  ['en', ['Saudi Arabia', 'United States', 'Canada']],
  ['tr', ['Suudi Arabistan', 'Amerika Birleşik Devletleri', 'Kanada']],
  ['ur', ['سعودی عرب', 'ریاست ہائے متحدہ امریکہ', 'کینیڈا']],
] as const)('names countries in the language of the reader: %s', (locale, names) => {
  const labels = listCallingOptions(named(locale), '+966').map(({ label }) => label.split(' (')[0]);
  expect(labels.toSorted()).toEqual([...names].sort());
  expect(labels[0]).toBe(names[0]);
});

it.each(LOCALE_CODES)('%s has a name for every country of the list', (locale) => {
  const all = CALLING_COUNTRIES.map(([code = '', arName = '', enName = '']) => ({ code, arName, enName }));
  const found = nameCallingCountries(all, locale);
  expect(new Set(found.map(({ enName }) => enName)).size).toBe(all.length);
  const script = ['ar', 'fa', 'ur'].includes(locale) ? /^[^A-Za-z]+$/ : /^\P{Script=Arabic}+$/u;
  expect(found.filter(({ name }) => !script.test(name))).toEqual([]);
});

it('tells countries with the same code apart', () => {
  const values = listCallingOptions(named('en'), '+966').map(({ value }) => value);
  expect(values).toEqual(['+966', '+1', '+1 Canada']);
  expect(values.map(readCallingDigits)).toEqual(['966', '1', '1']);
});

it('offers a restored choice until the list has loaded', () => {
  const values = listCallingOptions(named('en').slice(0, 1), '+1 Canada').map(({ value }) => value);
  expect(values).toEqual(['+966', '+1 Canada']);
});

it('needs the default and the country of a stored number first', () => {
  expect(pickCallingCountries(COUNTRIES, '')).toEqual([SAUDI]);
  expect(pickCallingCountries(COUNTRIES, '966512345678')).toEqual([SAUDI]);
  expect(pickCallingCountries(COUNTRIES, '14165550100')).toEqual([SAUDI, STATES]);
});
