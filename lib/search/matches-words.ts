import { foldText } from './fold-text';
import { MAX_ASKED } from './list-terms';

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
