import { digitsOf, formatNumber } from './format-number';
import { getLocaleRow, type Locale } from './locales';
import { memoize } from './memoize';

const TIME_ZONE = 'Asia/Riyadh';
/** Riyadh is three hours ahead of UTC throughout the year. */
const RIYADH_MS = 10_800_000;

/** Creating a formatter costs a hundred times as much as formatting, so each is created once. */
const getDateFormat = /* @__PURE__ */ memoize(
  (tag: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...options }),
);
const getCollator = /* @__PURE__ */ memoize((locale: Locale) => new Intl.Collator(locale));
const getPluralRules = /* @__PURE__ */ memoize((locale: Locale) => new Intl.PluralRules(locale));
const getListFormat = /* @__PURE__ */ memoize(
  (locale: Locale) => new Intl.ListFormat(getLocaleRow(locale).tag),
);

type Calendar = 'gregory' | 'islamic-umalqura' | 'persian';

/** Every date is formatted here: calendar and digits are always explicit, because engines disagree on the defaults. */
export function formatIn(locale: Locale, calendar: Calendar, options: Intl.DateTimeFormatOptions) {
  const tag = `${getLocaleRow(locale).tag}-u-ca-${calendar}-nu-${digitsOf(locale)}`;
  return getDateFormat(tag, options);
}

const LONG_DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** Year, month and day of an instant as separate strings; month and day have two digits. */
function readParts(calendar: Calendar, date: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = formatIn('en', calendar, options).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Corrections where the spelling of ICU differs from the portal's texts. */
const SPELLINGS: Partial<Record<Locale, (icu: string) => string>> = {
  ar: (icu) => icu.replace('ذو ال', 'ذي ال').replace(' هـ', 'هـ'),
  en: (icu) => icu.replace('ʻl-', ' al-').replace('Qiʻ', 'Qa’').replace('ʻ', '’'),
  fr: (icu) =>
    icu
      .replace(/^1(?=\s)/, '1ᵉʳ')
      .replace(/[ -](?!a[lt])[a-z](?=.*AH)/g, (first) => first.toUpperCase())
      .replace(' al ', ' al-')
      .replace('Qi`', 'Qa’')
      .replace('AH', 'H'),
  ms: (icu) => icu.replace(/ H$/, 'H'),
  tr: (icu) => icu.replace(/^Hicri 0?/, 'Hicrî '),
  fa: (icu) => icu.replace(/ذی(?=[حق])/, 'ذی\u200c'),
  // Older phones do not support lookbehind.
  ur: (icu) =>
    icu
      .replace('ر بیع', 'ربیع')
      .replace(/(ذوال.*)ۃ/, '$1ہ')
      .replace('، ', ' ')
      .replace(/ (\d+) ہجری/, ' $1ھ'),
};

const spell = (icu: string, locale: Locale) => SPELLINGS[locale]?.(icu) ?? icu;

/** A Gregorian date in words, Riyadh time: "13 يناير 2025"; in Persian the solar date precedes it. */
export function formatDate(date: Date, locale: Locale): string {
  const gregorian = spell(formatIn(locale, 'gregory', LONG_DATE).format(date), locale);
  return locale === 'fa'
    ? `${formatIn(locale, 'persian', LONG_DATE).format(date)} (${gregorian})`
    : gregorian;
}

const TIME_AND_ZONE: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
  timeZone: undefined,
};

/**
 * A moment in the time zone of the browser, with the zone's name: "31 August 2026 at 22:59 CEST". In Persian the
 * solar date precedes the Gregorian one.
 */
export function formatLocalTime(date: Date, locale: Locale): string {
  const gregorian = spell(
    formatIn(locale, 'gregory', { ...LONG_DATE, ...TIME_AND_ZONE }).format(date),
    locale,
  );
  return locale === 'fa'
    ? `${formatIn(locale, 'persian', { ...LONG_DATE, timeZone: undefined }).format(date)} (${gregorian})`
    : gregorian;
}

/** The same day in the Umm al-Qura calendar, with its era: "9 ذي الحجة 1447هـ". */
export function formatHijriDate(date: Date, locale: Locale): string {
  return spell(formatIn(locale, 'islamic-umalqura', LONG_DATE).format(date), locale);
}

/**
 * A Gregorian month in words: "November 2026"; in Persian the two solar months that it spans follow it.
 * @param month yyyy-MM
 */
export function formatMonth(month: string, locale: Locale): string {
  const gregorian = formatIn(locale, 'gregory', { month: 'long', year: 'numeric' }).format(
    parseDay(`${month}-15`),
  );
  if (locale !== 'fa') return gregorian;
  const first = parseDay(`${month}-01`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0, 9));
  const [from, to] = [first, last].map((day) => formatIn('fa', 'persian', { month: 'long' }).format(day));
  const [fromYear, toYear] = [first, last].map((day) => formatYear(readSolar(day).year, 'fa'));
  return `${gregorian} (${from}${fromYear === toYear ? '' : ` ${fromYear}`} و ${to} ${toYear})`;
}

/** Year, month (1 is Muharram) and day of an instant in the Umm al-Qura calendar, Riyadh time. */
export function readHijri(date: Date): { year: number; month: number; day: number } {
  const { year = '', month = '', day = '' } = readParts('islamic-umalqura', date);
  return { year: Number.parseInt(year, 10), month: Number(month), day: Number(day) };
}

/** The same in the solar calendar of Iran (1 is Farvardin). */
export function readSolar(date: Date): { year: number; month: number; day: number } {
  const { year = '', month = '', day = '' } = readParts('persian', date);
  return { year: Number.parseInt(year, 10), month: Number(month), day: Number(day) };
}

/** A Gregorian year in the digits of the language, without a separator. */
export function formatYear(year: number, locale: Locale): string {
  return formatNumber(year, locale).replaceAll(/\P{Nd}/gu, '');
}

/** A list with the commas and the "and" of the language. */
export function formatList(items: readonly string[], locale: Locale): string {
  return getListFormat(locale).format(items);
}

/** A comparison function for the alphabetical order of a language. */
export function compareTexts(locale: Locale): (left: string, right: string) => number {
  return getCollator(locale).compare;
}

/** Numbers up to this one cover every plural form used for counts of people and things. */
const PLURAL_SAMPLES = 200;

/** For each plural form of a language, the largest small number that takes it: 2 for `two` in Arabic. */
export const listPluralSamples = /* @__PURE__ */ memoize(
  (locale: Locale): Map<Intl.LDMLPluralRule, number> => {
    const samples = Array.from({ length: PLURAL_SAMPLES }, (_, index) => index + 1);
    return new Map(samples.map((value) => [selectPlural(value, locale), value]));
  },
);

export function selectPlural(value: number, locale: Locale): Intl.LDMLPluralRule {
  return getPluralRules(locale).select(value);
}

/** A label followed by a colon; French puts a no-break space before the colon. */
export const writeLabel = (label: string, locale: Locale) => `${label}${locale === 'fr' ? '\u00a0' : ''}:`;

/** Next to Persian digits, a middle dot reads as a zero. */
export const separatorOf = (locale: Locale) => (locale === 'fa' ? ' – ' : ' · ');

/** Allows a line break only before another calendar's date in parentheses. */
export const keepWhole = (date: string) => date.replaceAll(/ (?!\()/g, '\u00a0');

/** Joins dates with a separator: a line breaks after the separator and never within a date. */
export function joinDates(dates: readonly string[], locale: Locale): string {
  return dates.map(keepWhole).join(separatorOf(locale).replace(' ', '\u00a0'));
}

/** A day in both calendars: "11 جمادى الآخرة 1448هـ · 21 نوفمبر 2026". */
export function formatDates(date: Date, locale: Locale): string {
  return joinDates([formatHijriDate(date, locale), formatDate(date, locale)], locale);
}

/** A day and a time of day in Riyadh as an instant. @param day yyyy-MM-dd @param time HH:mm, with or without seconds */
export const toInstant = (day: string, time: string): Date => new Date(`${day}T${time}+03:00`);

/** The first instant of a yyyy-MM-dd day in Riyadh, ISO-8601 in UTC. */
export const startOfDay = (day: string): string => toInstant(day, '00:00').toISOString();

/** The last moment of a day in Riyadh, ISO 8601. @param day yyyy-MM-dd */
export const endOfDay = (day: string): string => toInstant(day, '23:59:59.999').toISOString();

/** A yyyy-MM-dd day as an instant at noon in Riyadh, so that no time zone moves it to an adjacent day. */
export function parseDay(day: string): Date {
  return toInstant(day, '12:00');
}

/** A yyyy-MM-dd day in both calendars; any other text is returned unchanged. */
export function formatDay(day: string, locale: Locale): string {
  const date = parseDay(day);
  if (Number.isNaN(date.getTime())) return day;
  return formatDates(date, locale);
}

export function toDay(date: Date): string {
  return new Date(date.getTime() + RIYADH_MS).toISOString().slice(0, 10);
}
