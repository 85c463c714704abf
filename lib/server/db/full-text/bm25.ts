import 'server-only';

/** Weights of a term in title and body. */
export const TITLE_WEIGHT = 10;
export const BODY_WEIGHT = 1;

/** Hits that are read. */
export const NEWEST_HITS = 1000;

const K1 = 1.2;
const B = 0.75;
/** What a term weighs that stands in more than half of all documents. */
const LEAST = 1e-6;

/** How many documents there are, how many terms they have on average, and in how many each asked term stands. */
export interface IndexFigures {
  documents: number;
  average: number;
  holding: readonly number[];
}

/**
 * Okapi BM25 as SQLite's FTS5 computes it, so that both databases put the same hits in the same order.
 * @param figures of the whole index
 * @returns ranks a document of `size` terms by how often it holds each asked term, weighted; negative, the lower the better
 * @see https://www.sqlite.org/fts5.html#the_bm25_function
 */
export function rankBy({ documents, average, holding }: IndexFigures) {
  const rarity = holding.map((count) => Math.max(LEAST, Math.log((documents - count + 0.5) / (count + 0.5))));
  return (frequencies: readonly number[], size: number): number => {
    const length = K1 * (1 - B + (B * size) / average);
    const parts = frequencies.map(
      (found, index) => ((rarity[index] ?? 0) * found * (K1 + 1)) / (found + length),
    );
    return -parts.reduce((sum, part) => sum + part, 0);
  };
}
