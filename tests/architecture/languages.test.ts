/** Requirements: LANG-01, LANG-07, LANG-08 */
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { parseText, readableOf, readTexts } from '../support/i18n/message-files';
import { LATIN_EVERYWHERE, readAllTexts } from '../support/i18n/terms';

const latin = LOCALES.filter(({ dir }) => dir === 'ltr').map(({ code }) => code);
const arabic = LOCALES.filter(({ dir }) => dir === 'rtl').map(({ code }) => code);

/** Letters that look alike but belong to another language's alphabet: Persian and Urdu write ک and ی. */
const LETTERS_OF_OTHERS: Partial<Record<Locale, RegExp>> = {
  ar: /[\u06a9\u06cc\u06af\u067e\u0686\u06c1\u06d2\u0679\u0688\u0691]/,
  fa: /[\u0643\u064a\u0649\u06c1\u06d2]/,
  ur: /[\u0643\u064a\u0649\u0647]/,
};

function readables(locale: Locale): [string, string][] {
  return Object.entries(readTexts(locale)).map(([key, text]) => [key, readableText(text)]);
}

function readableText(text: string): string {
  const elements = parseText(text);
  return typeof elements === 'string' ? text : readableOf(elements);
}

const list = (locale: Locale, isError: (text: string, key: string) => boolean) =>
  readables(locale)
    .filter(([key, text]) => isError(text, key))
    .map(([key, text]) => `${key}: ${text}`);

it.each(LOCALE_CODES.filter((code) => code !== 'fa'))('%s writes digits in Latin', (locale) => {
  expect(list(locale, (text) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text))).toEqual([]);
});

/** What is typed or looked up letter by letter keeps its digits: a number to call, an address, the name of a standard. */
const LATIN_NUMBER = /\+\d+|\b[A-Za-z]+-?\d+\b/g;

it('fa writes its own digits, in counts too', () => {
  const texts = Object.entries(readAllTexts('fa')).filter(
    ([, text]) =>
      /[0-9\u0660-\u0669]/.test(readableText(text).replaceAll(LATIN_NUMBER, '')) ||
      [...text.matchAll(/\{(\w+), plural,/g)].some(([, name]) => text.includes(`{${name}}`)),
  );
  expect(texts.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

it.each(arabic)('%s has no word in Latin letters left over', (locale) => {
  expect(list(locale, (text) => /[A-Za-z]{2,}/.test(text.replaceAll(LATIN_EVERYWHERE, '')))).toEqual([]);
});

it.each(latin)('%s has no word in Arabic letters left over', (locale) => {
  expect(list(locale, (text) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});

it.each(arabic)('%s writes its own letters', (locale) => {
  const foreign = LETTERS_OF_OTHERS[locale] ?? /(?!)/;
  expect(list(locale, (text) => foreign.test(text))).toEqual([]);
});

/** French: U+00A0 before a colon and a unit, U+202F before ; ! ? and inside guillemets and long numbers. */
const FRENCH_SPACING =
  /(?<!\u00a0):(?!\d|\/\/)|(?<!\u202f)[;!?»]|«(?!\u202f)|[\d}#][ \u202f](?:km|Mo|ko|%|h|riyals)(?!\p{L})|\d[ .,\u00a0]\d{3}(?!\d)/u;
/** A million takes “de” before its noun: “un million de pages”. */
const MANY_WITHOUT_DE = /\bmany \{[^{}]*(?:\{\w+\}|#)[\u0020\u00a0](?!de?\b|d’|ont\b)\p{L}/u;

it('fr sets its own spaces, and “de” after a million', () => {
  const errors = Object.entries(readAllTexts('fr')).filter(
    ([, text]) => FRENCH_SPACING.test(text) || MANY_WITHOUT_DE.test(text),
  );
  expect(errors.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});
