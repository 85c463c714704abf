import { compareTexts } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { matchesWords } from '@/lib/search/list-terms';
import type { TermKey } from './terms';

/** The Arabic article: a term is listed under the following letter. */
const ARTICLE = /^ال/;

/**
 * Without the Arabic article, vowel signs, hamza, accents and apostrophes; Turkish dotted letters are separate letters.
 */
function sortKeyOf(term: string, locale: Locale): string {
  const letters = term.replaceAll('’', '');
  const plain = locale === 'tr' ? letters : letters.normalize('NFD').replace(/\p{M}/gu, '');
  return locale === 'ar' ? plain.replace(ARTICLE, '') : plain;
}

/** The letter of the index under which a term is listed. */
export function letterOf(term: string, locale: Locale): string {
  const [first = ''] = sortKeyOf(term, locale);
  return first.toLocaleUpperCase(locale);
}

export interface Entry {
  key: TermKey;
  terms: Readonly<Record<Locale, string>>;
  meaning: string;
}

interface Wanted {
  /** Searched words of any language or of the explanation; '' for all. */
  words: string;
  /** A letter of the reader's index; '' for all. */
  letter: string;
}

export function findEntries(entries: readonly Entry[], { words, letter }: Wanted, locale: Locale): Entry[] {
  const compare = compareTexts(locale);
  return entries
    .filter(({ terms, meaning }) => matchesWords(words, [...Object.values(terms), meaning]))
    .filter(({ terms }) => letter === '' || letterOf(terms[locale], locale) === letter)
    .sort((left, right) =>
      compare(sortKeyOf(left.terms[locale], locale), sortKeyOf(right.terms[locale], locale)),
    );
}

export function groupByLetter(entries: readonly Entry[], locale: Locale): Map<string, Entry[]> {
  return Map.groupBy(entries, ({ terms }) => letterOf(terms[locale], locale));
}

export function listLetters(entries: readonly Entry[], locale: Locale): string[] {
  const letters = new Set(entries.map(({ terms }) => letterOf(terms[locale], locale)));
  return [...letters].sort(compareTexts(locale));
}
