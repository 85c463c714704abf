/** @jest-environment node */
/** Requirements: CONTENT-18 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { readAllTexts } from '@/tests/support/i18n/terms';
import { getContentPage } from './content-pages';
import { DEPARTURE_COUNTRIES, type DepartureVaccine, nameDepartureCountries } from './departure-countries';

const VACCINES = Object.keys(DEPARTURE_COUNTRIES) as DepartureVaccine[];
const page = getContentPage('visitors');
const isDeparture = (block: { kind: string }) => block.kind === 'departureCountries';

test('each list has a source, a month and countries that exist, each once', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const vaccine of VACCINES) {
    const { source, on, countries } = DEPARTURE_COUNTRIES[vaccine];
    expect(source).toMatch(/Authority|Ministry/);
    expect(on).toMatch(/^20\d\d-\d\d$/);
    expect(countries.filter((code) => !names.of(code))).toEqual([]);
    expect(new Set(countries).size).toBe(countries.length);
  }
});

test('the page of vaccines shows both lists until the season’s own is announced', () => {
  const section = page.sections.find(({ id }) => id === 'vaccines');
  expect(section?.blocks.filter(isDeparture)).toEqual([
    expect.objectContaining({ vaccines: VACCINES, until: 'vaccines' }),
  ]);
});

/** A city, the code of its country, and the vaccines that its pilgrims need. */
const PILGRIMS: [city: string, country: string, vaccines: DepartureVaccine[]][] = [
  ['Lahore', 'PK', ['polio']],
  ['Kano', 'NG', ['polio', 'yellowFever']],
  ['Dakar', 'SN', ['yellowFever']],
  ['Konya', 'TR', []],
];

describe.each(LOCALE_CODES)('%s:', (locale) => {
  test.each(PILGRIMS)('a pilgrim of %s reads which vaccines apply', (_city, country, vaccines) => {
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? '';
    const named = VACCINES.filter((vaccine) => nameDepartureCountries(vaccine, locale).includes(name));
    expect(named).toEqual(vaccines);
  });

  test.each(VACCINES)('the text on %s has the list and the year of its source', (vaccine) => {
    const text = readAllTexts(locale)[`${page.namespace}.vaccines.countries.${vaccine}`] ?? '';
    expect(text).toContain('{countries}');
    const year = new Intl.NumberFormat(locale, { useGrouping: false });
    expect(text).toContain(year.format(Number.parseInt(DEPARTURE_COUNTRIES[vaccine].on, 10)));
  });
});
