/** @jest-environment node */
/** Requirements: CONTENT-07 */
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/tests/support/i18n/messages';
import { type Entry, findEntries, letterOf, listLetters } from './find-entries';
import { TERM_KEYS, type TermKey } from './terms';

const texts = Object.fromEntries(
  LOCALE_CODES.map((code) => [code, messagesOf(code, 'dictionary').terms]),
) as Record<Locale, Record<TermKey, { term: string; meaning: string }>>;

const entriesIn = (locale: Locale): Entry[] =>
  TERM_KEYS.map((key) => ({
    key,
    terms: Object.fromEntries(LOCALE_CODES.map((code) => [code, texts[code][key].term])) as Entry['terms'],
    meaning: texts[locale][key].meaning,
  }));

const find = (locale: Locale, words: string, letter = '') =>
  findEntries(entriesIn(locale), { words, letter }, locale).map(({ key }) => key);

test('there are at least sixty terms, each in seven languages, and every text has a term', () => {
  expect(TERM_KEYS.length).toBeGreaterThanOrEqual(60);
  for (const code of LOCALE_CODES) expect(Object.keys(texts[code]).sort()).toEqual([...TERM_KEYS].sort());
});

test.each([
  ['ar', 'التشريق', 'ت'],
  ['ar', 'الإحرام', 'ا'],
  ['fa', 'اِفراد', 'ا'],
  ['fr', 'État', 'E'],
  ['tr', 'İhram', 'İ'],
  ['tr', 'Iztıba', 'I'],
  ['ur', 'کنکریاں', 'ک'],
] as const)('in %s, %s is listed under %s', (locale, term, letter) => {
  expect(letterOf(term, locale)).toBe(letter);
});

test('a term is found by its name in any language', () => {
  for (const words of ['الهدي', 'hadyu', 'Hedy', 'offrande', 'ہدی'])
    expect(find('en', words)).toContain('hady');
});

test('explanations are searched only in the reader’s language', () => {
  expect(find('en', 'seven pebbles')).toEqual(['stoning']);
  expect(find('fr', 'seven pebbles')).toEqual([]);
});

test('an apostrophe does not count in the order', () => {
  expect(find('en', '', 'S')).toEqual(['safa', 'sai', 'qasr', 'stoning']);
});

test('entries are in alphabetical order, grouped by letter', () => {
  expect(find('en', '', 'Q')).toEqual(['qiran']);
  for (const code of LOCALE_CODES) {
    const entries = entriesIn(code);
    const byLetter = listLetters(entries, code).flatMap((letter) =>
      findEntries(entries, { words: '', letter }, code),
    );
    expect(byLetter).toHaveLength(TERM_KEYS.length);
  }
});
