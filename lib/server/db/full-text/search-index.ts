import 'server-only';
import { type QueryExecutorProvider, sql } from 'kysely';
import { isPostgres } from '@/lib/database/postgres';
import type { Locale } from '@/lib/i18n/locales';
import type { IndexTable, SearchIndex } from './contract';
import { FTS5_INDEX } from './fts5-index';
import { TSVECTOR_INDEX } from './tsvector-index';

/** Each language has one index for pages of the portal and one for publications. */
export type IndexName = 'page' | 'publication';

export const INDEX_NAMES: readonly IndexName[] = ['page', 'publication'];

export const getIndexName = (kind: string): IndexName => (kind === 'page' ? 'page' : 'publication');

/** Separate per language, so that a query reads only its words, whose weights depend only on that language. */
export const indexTable = (locale: Locale, name: IndexName): IndexTable =>
  sql.table(`search_${locale}_${name}`);

export const searchIndexOf = (db: QueryExecutorProvider): SearchIndex =>
  isPostgres(db) ? TSVECTOR_INDEX : FTS5_INDEX;
