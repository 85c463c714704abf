import type { Locale } from '@/lib/i18n/locales';
import { listAskedTerms, listWords, measureArticle, toTerm } from './list-terms';

/** A piece of a text, either matching or not. */
export interface Piece {
  text: string;
  isMatch: boolean;
  start: number;
}

/** Words of context before the first match, and maximum number of characters of an excerpt. */
const LEAD_IN_WORDS = 6;
const EXCERPT_LENGTH = 220;

export function markMatches(text: string, query: string, locale: Locale): Piece[] {
  const wanted = new Set(listAskedTerms(query, locale));
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of listWords(text)) {
    if (!wanted.has(toTerm(word.text, locale))) continue;
    const article = measureArticle(word.text, locale);
    const start = word.index + article;
    if (start > end) pieces.push({ text: text.slice(end, start), isMatch: false, start: end });
    pieces.push({ text: word.text.slice(article), isMatch: true, start });
    end = word.index + word.text.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false, start: end });
  return pieces;
}

/** About two lines around the first match. @returns null without a match */
export function findExcerpt(text: string, query: string, locale: Locale): string | null {
  const wanted = new Set(listAskedTerms(query, locale));
  const words = listWords(text);
  const found = words.findIndex((word) => wanted.has(toTerm(word.text, locale)));
  if (found < 0) return null;
  const start = words[Math.max(0, found - LEAD_IN_WORDS)]?.index ?? 0;
  const last = words.findLast(({ index, text: word }) => index + word.length <= start + EXCERPT_LENGTH);
  const end = last ? last.index + last.text.length : start;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
