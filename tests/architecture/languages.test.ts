/** Requirements: LANG-01, LANG-07, LANG-08 */
import { LOCALE_CODES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { parseText, readableOf, readTexts } from '../support/i18n/message-files';

const english = readTexts('en');
const latin = LOCALES.filter(({ dir }) => dir === 'ltr').map(({ code }) => code);
const arabic = LOCALES.filter(({ dir }) => dir === 'rtl').map(({ code }) => code);

/** Names, formats and addresses that are written in Latin letters in every language. */
const LATIN_EVERYWHERE =
  /\b(PDF|HTTPS|HTTP|IBAN|ORCID|MB|KB|JavaScript|X|QR|NUSUK|Nusuk|RSS|SMS|CSV|JSON|WGS84|RRRD2929)\b|\S+@\S+|\S*\.gov\.sa\S*|\bgov\.sa\b|https:\/\//g;
/** Texts that are the same words in English and another language, key by key. */
const SAME_AS_ENGLISH: Partial<Record<Locale, readonly string[]>> = {
  fr: [
    'admin.editor.meta.fields.description',
    'appointments.page.process.items.confirm.title',
    'operatorSurvey.form.options.operatorKind.transport',
    'operatorSurvey.form.sections.questions',
    'award.countries.CA',
    'award.countries.FR',
    'award.jury.title',
    'award.menu.jury',
    'dictionary.terms.dam.term',
    'dictionary.terms.nusuk.term',
    'menu.entries.hajj',
    'menu.entries.initiatives',
    'menu.open',
  ],
  ms: [
    'award.countries.AU',
    'award.countries.CH',
    'award.countries.GB',
    'award.countries.IE',
    'award.countries.NZ',
    'menu.entries.umrah',
    'menu.open',
  ],
  tr: ['shell.tools.normal'],
};
/** Names and terms of the rites that a language of Latin letters writes as English does. */
const NAMES_AS_IN_ENGLISH: Partial<Record<Locale, RegExp>> = {
  fr: /\b(Al-Baqi|Arafat|Dhat Irq|Hady|Hajj|Hill|Idtiba|Ihram|Istilam|Jabal Thawr|Jamarat|Maqam Ibrahim|Mina|Miqat|Qarn al-Manazil|Raml|Tamattu|Tawaf|Yalamlam|Zamzam|km)\b/g,
  ms: /\b(Hanafi|Jeddah|Ifrad|Ihram|Islam|Madinah|Makkah|Maqam Ibrahim|Mina|Miqat|Muzdalifah|Qiran|Tawaf|Umrah|Yalamlam|Zamzam|km)\b/g,
  tr: /\b(Arafat|Mina|km)\b/g,
};
/** Letters that look alike but belong to another language's alphabet: Persian and Urdu write ک and ی. */
const LETTERS_OF_OTHERS: Partial<Record<Locale, RegExp>> = {
  ar: /[\u06a9\u06cc\u06af\u067e\u0686\u06c1\u06d2\u0679\u0688\u0691]/,
  fa: /[\u0643\u064a\u0649\u06c1\u06d2]/,
  ur: /[\u0643\u064a\u0649\u0647]/,
};

function readables(locale: Locale): [string, string][] {
  return Object.entries(readTexts(locale)).map(([key, text]) => {
    const elements = parseText(text);
    return [key, typeof elements === 'string' ? '' : readableOf(elements)];
  });
}

const list = (locale: Locale, isError: (text: string, key: string) => boolean) =>
  readables(locale)
    .filter(([key, text]) => isError(text, key))
    .map(([key, text]) => `${key}: ${text}`);

it.each(LOCALE_CODES)('%s writes digits in Latin', (locale) => {
  expect(list(locale, (text) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text))).toEqual([]);
});

it.each(arabic)('%s has no word in Latin letters left over', (locale) => {
  expect(list(locale, (text) => /[A-Za-z]{2,}/.test(text.replaceAll(LATIN_EVERYWHERE, '')))).toEqual([]);
});

it.each(latin)('%s has no word in Arabic letters left over', (locale) => {
  expect(list(locale, (text) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});

it.each(latin.filter((locale) => locale !== 'en'))('%s is not left in English', (locale) => {
  const allowed = SAME_AS_ENGLISH[locale] ?? [];
  const texts = readTexts(locale);
  const same = Object.entries(texts).filter(([key, text]) => {
    const named = text
      .replaceAll(LATIN_EVERYWHERE, '')
      .replaceAll(NAMES_AS_IN_ENGLISH[locale] ?? /(?!)/g, '');
    const words = named.replaceAll(/\{[^}]*\}/g, '');
    return text === english[key] && /\p{L}{2,}/u.test(words) && !allowed.includes(key);
  });
  expect(same.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

it.each(arabic)('%s writes its own letters', (locale) => {
  const foreign = LETTERS_OF_OTHERS[locale] ?? /(?!)/;
  expect(list(locale, (text) => foreign.test(text))).toEqual([]);
});
