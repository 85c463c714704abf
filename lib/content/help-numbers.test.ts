/** @jest-environment node */
/** Requirements: CONTENT-21 */

import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { HELP_LINES } from '@/lib/operator/sections';
import { parseSettings } from '@/lib/operator/settings-file';
import { readAllTexts } from '@/tests/support/i18n/terms';

/** Words that tell the reader to call for help. */
const CALL: Record<Locale, RegExp> = {
  ar: /(?<!\p{L})(?:ف)?اتصل(?:ي|وا)? ب(?!الشبكة)|اطلب(?:ي|وا)? الإسعاف|عن أي طارئ/u,
  en: /\bcall (?:\d|your|an ambulance|the (?:local|police|emergency))|in an emergency|report any emergency/i,
  fr: /\bappelez\b|(?:appelez|prévenez|alertez) (?:aussitôt )?les secours|signalez toute urgence/i,
  ms: /\bhubungi (?:\d|nombor|pihak|ambulans)|\bambulans segera|laporkan kecemasan/i,
  tr: /kafile numarasını.* arayın|\d[’']\p{L}+ arayın|yetkilileri.* arayın|ambulans (?:isteyin|çağırın)|acil durumu hemen/iu,
  fa: /با (?:شمارهٔ|مقامات|اورژانس|[۰-۹]).*تماس بگیرید|آمبولانس بخواه|رویداد اضطراری را/u,
  ur: /(?:نمبر|\d) پر (?:کال|فون) کر|ایمبولینس بلا|طبی مدد (?:مانگ|طلب)|ہنگامی صورت کی فوراً/u,
};
/** Not a call for help: a title, and the names of the numbers themselves, which are listed beside them. */
const NAMES = /^contact\.(?:page\.topics\.emergency\.title|form\.page\.helpLines\.)/;

const { helpLines } = parseSettings('{}');
const NUMBERS = HELP_LINES.flatMap((line) => helpLines[line]?.number ?? []);

const texts = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, readAllTexts(locale)]));
const callingIn = (locale: Locale) =>
  Object.entries(texts[locale] ?? {}).flatMap(([key, text]) =>
    CALL[locale].test(text) && !NAMES.test(key) ? [key] : [],
  );
/** If one language tells readers to call, the others must do so as well. */
const CALLING = [...new Set(LOCALE_CODES.flatMap(callingIn))];

test('the settings have default numbers, and texts tell readers to call them', () => {
  expect(NUMBERS).toHaveLength(HELP_LINES.length);
  expect(CALLING.length).toBeGreaterThan(8);
});

test.each(LOCALE_CODES)(
  '%s names every number where the contact form sends people in an emergency',
  (locale) => {
    const text = toLatinDigits(texts[locale]?.['contact.page.topics.emergency.text'] ?? '');
    expect(NUMBERS.filter((number) => !text.includes(number))).toEqual([]);
  },
);

test.each(LOCALE_CODES)('%s names a number wherever it tells readers to call for help', (locale) => {
  const textOf = (key: string) => toLatinDigits(texts[locale]?.[key] ?? '');
  const silent = CALLING.filter((key) => !NUMBERS.some((number) => textOf(key).includes(number)));
  expect(silent.map((key) => `${key}: ${textOf(key)}`)).toEqual([]);
});
