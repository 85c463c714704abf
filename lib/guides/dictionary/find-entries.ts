import { compareTexts } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { matchesWords } from '@/lib/search/list-terms';
import type { TermKey } from './terms';

/** The Arabic article: a term is looked up under the letter that follows it. */
const ARTICLE = /^ال/;

/**
 * The word by which a term is put in order: without the Arabic article, and without vowel signs, hamza and
 * accents, which no index counts. Turkish keeps its dotted letters, which are letters of their own.
 */
function sortKeyOf(term: string, locale: Locale): string {
  const plain = locale === 'tr' ? term : term.normalize('NFD').replace(/\p{M}/gu, '');
  return locale === 'ar' ? plain.replace(ARTICLE, '') : plain;
}

/** The letter of the index under which a term stands. */
export function letterOf(term: string, locale: Locale): string {
  const [first = ''] = sortKeyOf(term, locale);
  return first.toLocaleUpperCase(locale);
}

/** A term in all languages, explained in the reader's. */
export interface Entry {
  key: TermKey;
  terms: Readonly<Record<Locale, string>>;
  meaning: string;
}

interface Wanted {
  /** Words of any of the languages, or of the explanation; '' for all. */
  words: string;
  /** A letter of the reader's index; '' for all. */
  letter: string;
}

/** The entries that a reader asked for, in the alphabetical order of the reader's language. */
export function findEntries(entries: readonly Entry[], { words, letter }: Wanted, locale: Locale): Entry[] {
  const compare = compareTexts(locale);
  return entries
    .filter(({ terms, meaning }) => matchesWords(words, [...Object.values(terms), meaning]))
    .filter(({ terms }) => letter === '' || letterOf(terms[locale], locale) === letter)
    .sort((left, right) =>
      compare(sortKeyOf(left.terms[locale], locale), sortKeyOf(right.terms[locale], locale)),
    );
}

/** Entries by the letter under which they stand, in the order in which they come. */
export function groupByLetter(entries: readonly Entry[], locale: Locale): Map<string, Entry[]> {
  return Map.groupBy(entries, ({ terms }) => letterOf(terms[locale], locale));
}

/** The letters under which the reader's language has terms, in its alphabetical order. */
export function listLetters(entries: readonly Entry[], locale: Locale): string[] {
  const letters = new Set(entries.map(({ terms }) => letterOf(terms[locale], locale)));
  return [...letters].sort(compareTexts(locale));
}
