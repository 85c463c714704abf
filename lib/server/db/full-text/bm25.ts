import 'server-only';

export const TITLE_WEIGHT = 10;
export const BODY_WEIGHT = 1;

/** Maximum number of hits that are read. */
export const NEWEST_HITS = 1000;

const K1 = 1.2;
const B = 0.75;
/** Weight of a term that occurs in more than half of all documents. */
const LEAST = 1e-6;

/** Number of documents, their average number of terms, and the number of documents with each searched term. */
export interface IndexFigures {
  documents: number;
  average: number;
  holding: readonly number[];
}

/**
 * Okapi BM25 as in SQLite's FTS5 (https://www.sqlite.org/fts5.html#the_bm25_function), so that both databases agree.
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
