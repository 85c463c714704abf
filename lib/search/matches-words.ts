import { foldText } from './fold-text';

/**
 * True where every word of the query stands somewhere in the texts, letters folded (`foldText`). An empty query
 * matches everything.
 * @param query what the reader typed
 * @param texts what is searched, in one language
 */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const folded = foldText(texts.join('\n'));
  return foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => folded.includes(word));
}
