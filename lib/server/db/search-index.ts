import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';

/** Pages of the portal, or publications of whatever kind. */
export type Shelf = 'page' | 'publication';

export const SHELVES: readonly Shelf[] = ['page', 'publication'];

/** The shelf of a document by its kind. */
export const getShelf = (kind: string): Shelf => (kind === 'page' ? 'page' : 'publication');

/**
 * The full-text index of one language and shelf. Each has its own, so that a question reads the words of its
 * language only and the weight of a word is that of its own language.
 */
export const indexTable = (locale: Locale, shelf: Shelf): RawBuilder<unknown> =>
  sql.table(`search_${locale}_${shelf}`);
