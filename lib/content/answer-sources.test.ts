/** @jest-environment node */
/** Requirements: CONTENT-18 */
import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/table';
import { readAllTexts } from '@/tests/support/i18n/terms';
import { getContentPage } from './content-pages';

/** The sections that answer a pilgrim with facts or rulings; each says where they are from. */
const SECTIONS: [route: RouteKey, section: string][] = [
  ['visitors', 'vaccines'],
  ['visitors', 'health'],
  ['visitors', 'trouble'],
  ['visitors', 'insurance'],
  ['nusuk', 'platforms'],
  ['nusuk', 'apply'],
  ['nusuk', 'rawdah'],
  ['hajConditions', 'penalties'],
  ['hajConditions', 'questions'],
  ['hajDuties', 'times'],
  ['hajDuties', 'questions'],
  ['hajRemember', 'fidyah'],
];
/** Guides that state rulings. */
const GUIDES = ['women-on-the-journey', 'elderly-and-disabled-pilgrims'];

/** Introduces a source; announcements name theirs in the sentence. */
const SOURCE: Record<Locale, RegExp> = {
  ar: /المصدر|أعلنت/,
  en: /Source:|announced/,
  fr: /Source\u00a0:|annonce/,
  ms: /Sumber:|diumumkan/,
  tr: /Kaynak:|duyur/,
  fa: /منبع|اعلام/,
  ur: /ماخذ|اعلان/,
};
/** A year of either calendar. */
const YEAR = /(?<!\d)(?:20[012]\d|14\d\d)(?!\d)/;

describe.each(LOCALE_CODES)('%s:', (locale) => {
  const texts = Object.entries(readAllTexts(locale));
  const isSourced = (part: string) =>
    texts.some(
      ([key, text]) => key.startsWith(part) && SOURCE[locale].test(text) && YEAR.test(toLatinDigits(text)),
    );

  test.each(SECTIONS)('%s, %s: has its source with a year', (route, section) => {
    const page = getContentPage(route);
    expect(page.sections.map(({ id }) => id)).toContain(section);
    expect(isSourced(`${page.namespace}.${section}.`)).toBe(true);
  });

  test.each(GUIDES)('the guide %s has its source with a year', (guide) => {
    expect(isSourced(`seed/${guide}.body.`)).toBe(true);
  });

  test('each announced fact on insurance has its own date', () => {
    const undated = texts.filter(
      ([key, text]) =>
        key.startsWith('visitors.guide.insurance.') &&
        !key.endsWith('.title') &&
        !YEAR.test(toLatinDigits(text)),
    );
    expect(undated).toEqual([]);
  });
});
