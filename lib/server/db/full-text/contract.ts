import 'server-only';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';

export type IndexTable = RawBuilder<unknown>;

/** A document as the terms that the portal computes (`listTerms`), with repetitions. */
export interface IndexedDocument {
  doc: number;
  kind: string;
  title: readonly string[];
  body: readonly string[];
}

export interface RankedHit {
  doc: number;
  /** Negative; lower is better (Okapi BM25 with k1 = 1.2 and b = 0.75, and ten times the weight for the title). */
  rank: number;
}

/**
 * A hit contains all terms in title or body. Only the newest `NEWEST_HITS` are read: a common word occurs very often.
 */
export interface SearchIndex {
  create(db: QueryExecutorProvider, table: IndexTable): Promise<void>;
  add(db: QueryExecutorProvider, table: IndexTable, document: IndexedDocument): Promise<void>;
  remove(db: QueryExecutorProvider, table: IndexTable, doc: number): Promise<void>;
  /** @param asked `lastIsPrefix` for suggestions while typing: the last term may be incomplete */
  rank(
    db: QueryExecutorProvider,
    table: IndexTable,
    asked: { terms: readonly string[]; lastIsPrefix: boolean },
  ): Promise<RankedHit[]>;
  /** A query for the hits of one kind, with a column `doc`. */
  newest(table: IndexTable, asked: { kind: string; terms: readonly string[] }): RawBuilder<unknown>;
}
