import 'server-only';
import { type QueryExecutorProvider, sql } from 'kysely';
import { isPostgres } from '@/lib/database/postgres';
import type { Locale } from '@/lib/i18n/locales';
import type { IndexTable, SearchIndex } from './contract';
import { FTS5_INDEX } from './fts5-index';
import { TSVECTOR_INDEX } from './tsvector-index';

/** Pages of the portal, or publications of whatever kind. */
export type Shelf = 'page' | 'publication';

export const SHELVES: readonly Shelf[] = ['page', 'publication'];

/** The shelf of a document by its kind. */
export const getShelf = (kind: string): Shelf => (kind === 'page' ? 'page' : 'publication');

/**
 * The full-text index of one language and shelf. Each has its own, so that a question reads the words of its
 * language only and the weight of a word is that of its own language.
 */
export const indexTable = (locale: Locale, shelf: Shelf): IndexTable =>
  sql.table(`search_${locale}_${shelf}`);

/** The search index of a database. */
export const searchIndexOf = (db: QueryExecutorProvider): SearchIndex =>
  isPostgres(db) ? TSVECTOR_INDEX : FTS5_INDEX;
