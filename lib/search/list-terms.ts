import type { Locale } from '@/lib/i18n/locales';
import { foldText } from './fold-text';
import { stemWord } from './stem-word';
import { findSynonym } from './synonyms';

/** A run of letters and digits with their marks; an apostrophe inside («l’ihram», «sa'i») belongs to it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640\u200c\u200d]*(?:['’ʻʼ][\p{L}\p{M}\p{N}]+)*/gu;
const APOSTROPHE = /['’ʻʼ]/g;

/** What an apostrophe does in a language: in Turkish an ending follows it, in French an article stands before it. */
const CUTS: Partial<Record<Locale, RegExp>> = {
  tr: /['’].*$/,
  fr: /^(?:[cdjlmnst]|qu)['’]/,
};

/** A word of a text with its place: `index` counts UTF-16 units from the beginning. */
export interface Word {
  text: string;
  index: number;
}

/** The words of a text in their order. */
export function listWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], index: match.index }));
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
export const MAX_ASKED = 12;

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
