/** Requirements: LANG-01, LANG-07, LANG-08 */
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { parseText, readableOf, readTexts } from '../support/i18n/message-files';
import { LATIN_EVERYWHERE, readAllTexts } from '../support/i18n/terms';

const latin = LOCALES.filter(({ dir }) => dir === 'ltr').map(({ code }) => code);
const arabic = LOCALES.filter(({ dir }) => dir === 'rtl').map(({ code }) => code);

/** Similar letters of another language’s alphabet: Persian and Urdu write ک and ی. */
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

it.each(LOCALE_CODES.filter((code) => code !== 'fa'))('%s has Latin digits', (locale) => {
  expect(list(locale, (text) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text))).toEqual([]);
});

/**
 * Text that readers type or look up keeps Latin digits: a phone number, an address, the name of a standard.
 */
const LATIN_NUMBER = /\+\d+|\b[A-Za-z]+-?\d+\b/g;

it('fa has Persian digits, also in counts', () => {
  const texts = Object.entries(readAllTexts('fa')).filter(
    ([, text]) =>
      /[0-9\u0660-\u0669]/.test(readableText(text).replaceAll(LATIN_NUMBER, '')) ||
      [...text.matchAll(/\{(\w+), plural,/g)].some(([, name]) => text.includes(`{${name}}`)),
  );
  expect(texts.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

const GREGORIAN =
  /(?:ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر)ٔ? 20\d\d|\d{4} میلادی/u;
const HIJRI = /(?:رمضان|شوال|ذی‌قعده|ذی‌حجه)ٔ? 14\d\d|\d{4} (?:هجری )?قمری/u;
const SOLAR =
  /(?<!\p{L})(?:فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند)(?!\p{L})|\d{4} شمسی/u;

it('fa gives the solar date beside a Gregorian or Hijri one', () => {
  const dated = Object.entries(readAllTexts('fa')).filter(([, text]) => {
    const digits = text.replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
    return (GREGORIAN.test(digits) || HIJRI.test(digits)) && !SOLAR.test(digits);
  });
  expect(dated.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

it.each(arabic)('%s has no untranslated word in Latin letters', (locale) => {
  expect(list(locale, (text) => /[A-Za-z]{2,}/.test(text.replaceAll(LATIN_EVERYWHERE, '')))).toEqual([]);
});

it.each(latin)('%s has no untranslated word in Arabic letters', (locale) => {
  expect(list(locale, (text) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});

it.each(arabic)('%s uses only its own alphabet', (locale) => {
  const foreign = LETTERS_OF_OTHERS[locale] ?? /(?!)/;
  expect(list(locale, (text) => foreign.test(text))).toEqual([]);
});

/** French: U+00A0 before a colon and a unit, U+202F before ; ! ? and inside guillemets and long numbers. */
const FRENCH_SPACING =
  /(?<!\u00a0):(?!\d|\/\/)|(?<!\u202f)[;!?»]|«(?!\u202f)|[\d}#][ \u202f](?:km|Mo|ko|%|h|riyals)(?!\p{L})|\d[ .,\u00a0]\d{3}(?!\d)/u;
/** A million takes “de” before its noun: “un million de pages”. */
const MANY_WITHOUT_DE = /\bmany \{[^{}]*(?:\{\w+\}|#)[\u0020\u00a0](?!de?\b|d’|ont\b)\p{L}/u;

it('fr has French spacing, and “de” after a million', () => {
  const errors = Object.entries(readAllTexts('fr')).filter(
    ([, text]) => FRENCH_SPACING.test(text) || MANY_WITHOUT_DE.test(text),
  );
  expect(errors.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

/** Punctuation and spaces that are wrong in the typography of the language. */
const WRONG_MARKS: Record<'all' | Locale, RegExp> = {
  all: / {2}|\.{3}| - |\p{L}'\p{L}|\p{L}\u0640\p{L}/u,
  ar: /\p{Script=Arabic}[\u064b-\u0652]*[,;?](?!\d)|۔| [،؛؟]/u,
  fa: /\p{Script=Arabic}[,;?](?!\d)|۔| [،؛؟]|(?<!\S)ن?می \p{L}|\p{L} ها(?!\p{L})|هجری(?! قمری)|[\d}]%/u,
  ur: /\p{Script=Arabic}[,;?](?!\d)|\p{Script=Arabic}\.(?!\S)| [،؛؟۔]/u,
  en: / [,;:!?](?!\S)|\p{L}"|"\p{L}/u,
  fr: /\p{L}"|"\p{L}/u,
  ms: / [,;:!?](?!\S)|\p{L}"|"\p{L}/u,
  tr: / [,;:!?](?!\S)|\p{L}"|"\p{L}|(?:\d|[\d}])%|i\u0307/u,
};

it.each(LOCALE_CODES)('%s has correct punctuation and spacing', (locale) => {
  const errors = Object.entries(readAllTexts(locale)).filter(([, text]) => {
    const shown = text.replaceAll(/<[^>]*>/g, '');
    return WRONG_MARKS.all.test(shown) || WRONG_MARKS[locale].test(shown);
  });
  expect(errors.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

const HONORIFICS = [/ﷺ/g, /رضي الله عن|رضی\u200cالله\u200cعن|رضی اللہ عن/g];

it.each(['fa', 'ur'] as const)(
  '%s has honorifics for the Prophet and his companions wherever the Arabic source has them',
  (locale) => {
    const texts = readAllTexts(locale);
    const count = (text: string, honorific: RegExp) => text.match(honorific)?.length ?? 0;
    const missing = Object.entries(readAllTexts('ar')).filter(([key, text]) =>
      HONORIFICS.some((honorific) => count(texts[key] ?? '', honorific) < count(text, honorific)),
    );
    expect(missing.map(([key]) => key)).toEqual([]);
  },
);
