import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemTurkish } from '@orama/stemmers/turkish';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { foldText } from './fold-text';
import { findSynonym } from './synonyms';

/**
 * True where every word of the query, the first twelve at most, stands somewhere in the texts, letters folded
 * (`foldText`). An empty query matches everything.
 * @param query what the reader typed
 * @param texts what is searched, in one language
 */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const folded = foldText(texts.join('\n'));
  const words = new Set(foldText(query).split(/[^\p{L}\p{N}]+/u));
  return [...words].slice(0, MAX_ASKED).every((word) => folded.includes(word));
}

/** Prefixes and suffixes of the light10 stemmer (Larkey, Ballesteros and Connell 2007), longest first. */
const PREFIXES = ['بال', 'كال', 'فال', 'وال', 'ال', 'لل'];
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
/** Letters that a stem keeps at least. */
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

/**
 * The part of a folded word that its forms share: «الإحرام» and «إحرام» have one stem.
 * @param word one word, folded by `foldText`
 */
function stemWord(word: string, locale: Locale): string {
  if (/\p{Script=Arabic}/u.test(word)) return stemArabicScript(word);
  if (getLocaleRow(locale).dir === 'rtl') return word;
  return LATIN_STEMMERS[locale]?.(word) ?? word;
}

/** A run of letters and digits with their marks; an apostrophe inside («l’ihram», «sa'i») belongs to it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640\u200c\u200d]*(?:['’ʻʼ][\p{L}\p{M}\p{N}]+)*/gu;
const APOSTROPHE = /['’ʻʼ]/g;

/** What an apostrophe does in a language: in Turkish an ending follows it, in French an article stands before it. */
const ARTICLE = /^(?:[cdjlmnst]|qu)['’]/i;
const CUTS: Partial<Record<Locale, RegExp>> = { tr: /['’].*$/, fr: ARTICLE };

/** A word of a text with its place: `index` counts UTF-16 units from the beginning. */
interface Word {
  text: string;
  index: number;
}

export function listWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], index: match.index }));
}

/** @returns how many UTF-16 units of a word are an article that stands before what is looked for, as in «d’Arafat» */
export function measureArticle(word: string, locale: Locale): number {
  return locale === 'fr' ? (ARTICLE.exec(word)?.[0].length ?? 0) : 0;
}

/** What a word is stored and looked for as: its synonym's or its own stem. */
export function toTerm(word: string, locale: Locale): string {
  const cut = CUTS[locale];
  const bare = foldText(word);
  const folded = (cut ? bare.replace(cut, '') : bare).replace(APOSTROPHE, '');
  const stem = stemWord(folded, locale);
  const named = findSynonym(folded) ?? findSynonym(stem);
  return named ? stemWord(named, locale) : stem;
}

/** Words of a question that are looked for; whoever asks for more is looking for nothing. */
const MAX_ASKED = 12;

/** The words of a question that are looked for: the first twelve, each once. */
export function listAskedWords(text: string): Word[] {
  const first = new Map<string, Word>();
  for (const word of listWords(text)) {
    if (first.size >= MAX_ASKED) break;
    const folded = foldText(word.text);
    if (!first.has(folded)) first.set(folded, word);
  }
  return [...first.values()];
}

/** The terms of a question in their order, each once. */
export function listAskedTerms(text: string, locale: Locale): string[] {
  return [...new Set(listAskedWords(text).map((word) => toTerm(word.text, locale)))];
}

/** The terms of a text in their order, repetitions included: what the index holds. */
export function listTerms(text: string, locale: Locale): string[] {
  return listWords(text).map((word) => toTerm(word.text, locale));
}
