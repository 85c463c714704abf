import type { Locale } from '@/lib/i18n/locales';
import { markMatches } from '@/lib/search/mark-matches';

/** A text in which the words that were looked for are marked. */
export function MarkedText({ text, query, locale }: { text: string; query: string; locale: Locale }) {
  return markMatches(text, query, locale).map(({ text: piece, isMatch, start }) =>
    isMatch ? <mark key={start}>{piece}</mark> : piece,
  );
}
