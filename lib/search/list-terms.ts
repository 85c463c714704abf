import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemTurkish } from '@orama/stemmers/turkish';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { foldText } from './fold-text';
import { findSynonym } from './synonyms';

/** True if every word of the query (at most twelve) occurs in the texts after folding (`foldText`). */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const folded = foldText(texts.join('\n'));
  const words = new Set(foldText(query).split(/[^\p{L}\p{N}]+/u));
  return [...words].slice(0, MAX_ASKED).every((word) => folded.includes(word));
}

/** Prefixes and suffixes of the light10 stemmer (Larkey, Ballesteros and Connell 2007), longest first. */
const PREFIXES = ['بال', 'كال', 'فال', 'وال', 'ال', 'لل'];
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
const STEM_LENGTH = 2;

function stemArabicScript(word: string): string {
  let stem = word.length > 3 && word.startsWith('و') ? word.slice(1) : word;
  const prefix = PREFIXES.find(
    (candidate) => stem.startsWith(candidate) && stem.length - candidate.length >= STEM_LENGTH,
  );
  if (prefix) stem = stem.slice(prefix.length);
  for (const suffix of SUFFIXES) {
    if (stem.endsWith(suffix) && stem.length - suffix.length >= STEM_LENGTH)
      stem = stem.slice(0, -suffix.length);
  }
  return stem;
}

const LATIN_STEMMERS: Partial<Record<Locale, (word: string) => string>> = {
  en: stemEnglish,
  fr: stemFrench,
  tr: stemTurkish,
};

/** «الإحرام» and «إحرام» have the same stem. @param word one word, folded by `foldText` */
function stemWord(word: string, locale: Locale): string {
  if (/\p{Script=Arabic}/u.test(word)) return stemArabicScript(word);
  if (getLocaleRow(locale).dir === 'rtl') return word;
  return LATIN_STEMMERS[locale]?.(word) ?? word;
}

/** A run of letters and digits with their marks, including inner apostrophes («l’ihram», «sa'i»). */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640\u200c\u200d]*(?:['’ʻʼ][\p{L}\p{M}\p{N}]+)*/gu;
const APOSTROPHE = /['’ʻʼ]/g;

/** Meaning of an apostrophe in a language: in Turkish a suffix follows it, in French an article precedes it. */
const ARTICLE = /^(?:[cdjlmnst]|qu)['’]/i;
const CUTS: Partial<Record<Locale, RegExp>> = { tr: /['’].*$/, fr: ARTICLE };

/** A word of a text with its position: `index` counts UTF-16 code units. */
interface Word {
  text: string;
  index: number;
}

export function listWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], index: match.index }));
}

/** @returns length in UTF-16 code units of a leading article, as in «d’Arafat» */
export function measureArticle(word: string, locale: Locale): number {
  return locale === 'fr' ? (ARTICLE.exec(word)?.[0].length ?? 0) : 0;
}

export function toTerm(word: string, locale: Locale): string {
  const cut = CUTS[locale];
  const bare = foldText(word);
  const folded = (cut ? bare.replace(cut, '') : bare).replace(APOSTROPHE, '');
  const stem = stemWord(folded, locale);
  const named = findSynonym(folded) ?? findSynonym(stem);
  return named ? stemWord(named, locale) : stem;
}

/** Maximum number of searched words; no real query has more. */
const MAX_ASKED = 12;

export function listAskedWords(text: string): Word[] {
  const first = new Map<string, Word>();
  for (const word of listWords(text)) {
    if (first.size >= MAX_ASKED) break;
    const folded = foldText(word.text);
    if (!first.has(folded)) first.set(folded, word);
  }
  return [...first.values()];
}

export function listAskedTerms(text: string, locale: Locale): string[] {
  return [...new Set(listAskedWords(text).map((word) => toTerm(word.text, locale)))];
}

export function listTerms(text: string, locale: Locale): string[] {
  return listWords(text).map((word) => toTerm(word.text, locale));
}
