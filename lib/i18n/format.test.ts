/** @jest-environment node */
/** Requirements: LANG-09 */
import {
  formatDate,
  formatDates,
  formatDay,
  formatHijriDate,
  formatList,
  formatLocalTime,
  formatMonth,
  parseDay,
  toDay,
  writeLabel,
} from './format';
import { formatNumber } from './format-number';
import { formatDateTime } from './format-time';
import { LOCALE_CODES } from './locales';

const ARAFAH_1447 = new Date('2026-05-26T09:00:00Z');
const toPlain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the day of Arafah 1447 is the ninth of Dhu al-Hijjah in Umm al-Qura', () => {
  expect(formatHijriDate(ARAFAH_1447, 'ar')).toBe('9 ذي الحجة 1447هـ');
  expect(formatDate(ARAFAH_1447, 'ar')).toBe('26 مايو 2026');
});

test('Urdu writes a date without a comma, as its texts do', () => {
  expect(formatDate(ARAFAH_1447, 'ur')).toBe('26 مئی 2026');
});

test('French writes the first of a month as an ordinal and the Hijri era as H', () => {
  expect(formatDate(parseDay('2025-04-01'), 'fr')).toBe('1ᵉʳ avril 2025');
  expect(formatDate(parseDay('2025-04-11'), 'fr')).toBe('11 avril 2025');
  expect(formatHijriDate(parseDay('2025-01-01'), 'fr')).toBe('1ᵉʳ Rajab 1446 H');
});

test.each([
  ['ar', '9 ذي الحجة 1447هـ', '23 ذي القعدة 1447هـ'],
  ['en', '9 Dhu al-Hijjah 1447 AH', '23 Dhu al-Qa’dah 1447 AH'],
  ['fr', '9 Dhou al-Hijja 1447 H', '23 Dhou al-Qa’da 1447 H'],
  ['ms', '9 Zulhijah 1447H', '23 Zulkaedah 1447H'],
  ['tr', 'Hicrî 9 Zilhicce 1447', 'Hicrî 23 Zilkade 1447'],
  ['fa', '۹ ذی\u200cحجه ۱۴۴۷', '۲۳ ذی\u200cقعده ۱۴۴۷'],
  ['ur', '9 ذوالحجہ 1447ھ', '23 ذوالقعدہ 1447ھ'],
] as const)('%s writes the months of Hajj as its texts do', (locale, arafah, before) => {
  expect(formatHijriDate(ARAFAH_1447, locale)).toContain(arafah);
  expect(formatHijriDate(parseDay('2026-05-10'), locale)).toContain(before);
});

test('French writes every Hijri month with a capital, as its texts do', () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, 5, 26 + 29.53 * month)));
  expect(months.map((day) => formatHijriDate(day, 'fr').replace(/^\d+ (.+) 1448 H$/, '$1'))).toEqual([
    'Mouharram',
    'Safar',
    'Rabia al-Awal',
    'Rabia ath-Thani',
    'Joumada al-Oula',
    'Joumada ath-Thania',
    'Rajab',
    'Chaabane',
    'Ramadan',
    'Chawwal',
    'Dhou al-Qa’da',
    'Dhou al-Hijja',
  ]);
  expect(formatDate(parseDay('2026-03-02'), 'fr')).toBe('2 mars 2026');
});

test('English is British: the day comes before the month, in both calendars', () => {
  expect(formatDate(ARAFAH_1447, 'en')).toBe('26 May 2026');
  expect(formatDateTime(ARAFAH_1447, 'en')).toBe('26 May 2026, 12:00');
  expect(formatHijriDate(parseDay('2026-02-01'), 'en')).toBe('13 Sha’ban 1447 AH');
});

const LATIN = LOCALE_CODES.filter((locale) => locale !== 'fa');

test.each(LATIN)('%s has Latin digits in both calendars', (locale) => {
  const shown = formatDate(ARAFAH_1447, locale) + formatHijriDate(ARAFAH_1447, locale);
  expect(shown).toMatch(/26/);
  expect(shown).toMatch(/1447/);
  expect(shown).not.toMatch(/[٠-٩۰-۹]/);
});

test.each(LATIN)('%s writes the prize with Latin digits', (locale) => {
  expect(formatNumber(150_000, locale).replace(/\D/g, '')).toBe('150000');
});

test('Persian readers get Persian digits, and the solar date with the others', () => {
  expect(formatDate(ARAFAH_1447, 'fa')).toBe('۵ خرداد ۱۴۰۵ (۲۶ مهٔ ۲۰۲۶)');
  expect(formatDateTime(ARAFAH_1447, 'fa')).toBe('۵ خرداد ۱۴۰۵ (۲۶ مهٔ ۲۰۲۶)، ۱۲:۰۰');
  expect(formatHijriDate(ARAFAH_1447, 'fa')).toMatch(/^۹ ذی\u200cحجه ۱۴۴۷/);
  expect(formatNumber(150_000, 'fa')).toBe('۱۵۰٬۰۰۰');
});

test('a day is the same in every time zone of the machine', () => {
  expect(toDay(parseDay('2025-01-13'))).toBe('2025-01-13');
  expect(toDay(new Date('2025-01-12T21:00:00Z'))).toBe('2025-01-13');
});

test('a day is formatted in both calendars, and text that is not a day is returned unchanged', () => {
  expect(toPlain(formatDay('2026-11-21', 'ar'))).toBe('11 جمادى الآخرة 1448هـ · 21 نوفمبر 2026');
  expect(formatDay('soon', 'ar')).toBe('soon');
});

test('a line breaks after the separator of two dates, and never within a date', () => {
  expect(formatDates(ARAFAH_1447, 'en').split(' ').map(toPlain)).toEqual([
    '9 Dhu al-Hijjah 1447 AH ·',
    '26 May 2026',
  ]);
  expect(formatDates(ARAFAH_1447, 'fa').split(' ').slice(1).map(toPlain)).toEqual([
    '۵ خرداد ۱۴۰۵',
    '(۲۶ مهٔ ۲۰۲۶)',
  ]);
});

test.each([
  ['ar', 'منى وعرفات'],
  ['en', 'منى and عرفات'],
  ['fa', 'منى و عرفات'],
  ['ur', 'منى اور عرفات'],
] as const)('%s joins names with its own separators', (locale, text) => {
  expect(formatList(['منى', 'عرفات'], locale)).toBe(text);
});

test('French puts a space before the colon of a label', () => {
  expect(writeLabel('Taille', 'fr')).toBe('Taille\u00a0:');
  expect(writeLabel('Size', 'en')).toBe('Size:');
});

test('a Persian reader abroad sees the solar date before the Gregorian one', () => {
  const text = formatLocalTime(ARAFAH_1447, 'fa');
  expect(text).toMatch(/^۵ خرداد ۱۴۰۵ \(۲۶ مهٔ? ۲۰۲۶/);
  expect(formatLocalTime(ARAFAH_1447, 'ur')).not.toContain('(');
});

test.each([
  ['2026-11', 'en', 'November 2026'],
  ['2026-11', 'fa', 'نوامبر ۲۰۲۶ (آبان و آذر ۱۴۰۵)'],
  ['2026-03', 'fa', 'مارس ۲۰۲۶ (اسفند ۱۴۰۴ و فروردین ۱۴۰۵)'],
] as const)('the month %s in %s is “%s”', (month, locale, text) => {
  expect(formatMonth(month, locale)).toBe(text);
});
