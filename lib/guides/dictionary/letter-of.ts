import type { Locale } from '@/lib/i18n/locales';

/** The Arabic article: a term is looked up under the letter that follows it. */
const ARTICLE = /^ال/;

/**
 * The word by which a term is put in order: without the Arabic article, and without vowel signs, hamza and
 * accents, which no index counts. Turkish keeps its dotted letters, which are letters of their own.
 */
export function sortKeyOf(term: string, locale: Locale): string {
  const plain = locale === 'tr' ? term : term.normalize('NFD').replace(/\p{M}/gu, '');
  return locale === 'ar' ? plain.replace(ARTICLE, '') : plain;
}

/** The letter of the index under which a term stands. */
export function letterOf(term: string, locale: Locale): string {
  const [first = ''] = sortKeyOf(term, locale);
  return first.toLocaleUpperCase(locale);
}
