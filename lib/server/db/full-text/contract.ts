import 'server-only';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';

/** A full-text index, as SQL names it. */
export type IndexTable = RawBuilder<unknown>;

/** A document as its terms, which the portal makes itself (`listTerms`), each as often as it stands there. */
export interface IndexedDocument {
  doc: number;
  kind: string;
  title: readonly string[];
  body: readonly string[];
}

export interface RankedHit {
  doc: number;
  /** Negative; the lower, the better (Okapi BM25 with k1 = 1.2 and b = 0.75, a word of the title ten times). */
  rank: number;
}

/**
 * What a database must do to find documents by their terms. A hit holds all terms in title or body. Only the newest
 * `NEWEST_HITS` are read: a common word stands in a hundred thousand news items.
 */
export interface SearchIndex {
  create(db: QueryExecutorProvider, table: IndexTable): Promise<void>;
  add(db: QueryExecutorProvider, table: IndexTable, document: IndexedDocument): Promise<void>;
  remove(db: QueryExecutorProvider, table: IndexTable, doc: number): Promise<void>;
  /** @param asked `lastIsPrefix` while somebody is typing: the last term may be the beginning of a word */
  rank(
    db: QueryExecutorProvider,
    table: IndexTable,
    asked: { terms: readonly string[]; lastIsPrefix: boolean },
  ): Promise<RankedHit[]>;
  /** The query for the hits of one kind, a column `doc`. */
  newest(table: IndexTable, asked: { kind: string; terms: readonly string[] }): RawBuilder<unknown>;
}
