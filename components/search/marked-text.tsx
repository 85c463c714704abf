import { useLocale } from 'next-intl';
import { markMatches } from '@/lib/search/mark-matches';

/** A text in which the words that were looked for are marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const locale = useLocale();
  return markMatches(text, query, locale).map(({ text: piece, isMatch, start }) =>
    isMatch ? <mark key={start}>{piece}</mark> : piece,
  );
}
