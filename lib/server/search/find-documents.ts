import 'server-only';
import type { Kysely } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import { listAskedTerms } from '@/lib/search/list-terms';
import type { SearchHit } from '@/lib/search/schemas';
import { type IndexName, indexTable, searchIndexOf } from '@/lib/server/db/full-text/search-index';
import type { Tables } from '@/lib/server/db/tables';

/** Ranks pages of the portal above equally relevant news. */
const PAGE_BONUS = 1.5;

/** The documents that contain all terms, best first: at most 1,000 pages and the 1,000 newest publications. */
async function rankDocuments(
  db: Kysely<Tables>,
  locale: Locale,
  terms: readonly string[],
  lastIsPrefix: boolean,
): Promise<number[]> {
  if (terms.length === 0) return [];
  const find = (name: IndexName) =>
    searchIndexOf(db).rank(db, indexTable(locale, name), { terms, lastIsPrefix });
  const pages = (await find('page')).map(({ doc, rank }) => ({ doc, rank: rank * PAGE_BONUS }));
  const hits = [...pages, ...(await find('publication'))];
  return hits.sort((a, b) => a.rank - b.rank || b.doc - a.doc).map(({ doc }) => doc);
}

const PAGE_SIZE = 10;
const SUGGESTIONS = 6;

interface Found {
  total: number;
  page: number;
  pages: number;
  hits: SearchHit[];
}

async function readHits(db: Kysely<Tables>, docs: readonly number[]): Promise<SearchHit[]> {
  if (docs.length === 0) return [];
  const rows = await db
    .selectFrom('search_document')
    .select(['doc', 'path', 'kind', 'title', 'summary', 'body', 'published_at as publishedAt'])
    .where('doc', 'in', docs)
    .execute();
  const byNumber = new Map(rows.map(({ doc, ...hit }) => [doc, hit]));
  return docs.flatMap((doc) => byNumber.get(doc) ?? []);
}

export async function findDocuments(
  db: Kysely<Tables>,
  locale: Locale,
  text: string,
  wanted: number,
): Promise<Found> {
  const docs = await rankDocuments(db, locale, listAskedTerms(text, locale), false);
  const pages = Math.max(1, Math.ceil(docs.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * PAGE_SIZE;
  return { total: docs.length, page, pages, hits: await readHits(db, docs.slice(start, start + PAGE_SIZE)) };
}

export async function suggestTitles(
  db: Kysely<Tables>,
  locale: Locale,
  text: string,
): Promise<Pick<SearchHit, 'path' | 'kind' | 'title'>[]> {
  const docs = await rankDocuments(db, locale, listAskedTerms(text, locale), true);
  const hits = await readHits(db, docs.slice(0, SUGGESTIONS));
  return hits.map(({ path, kind, title }) => ({ path, kind, title }));
}

/** The publications that readers see and whose texts contain all words, the last of which may be incomplete. */
export async function suggestPublications(
  db: Kysely<Tables>,
  locale: Locale,
  text: string,
  limit: number,
): Promise<{ id: string; kind: PublicationKind; title: string }[]> {
  const terms = listAskedTerms(text, locale);
  if (terms.length === 0) return [];
  const asked = { terms, lastIsPrefix: true };
  const ranked = await searchIndexOf(db).rank(db, indexTable(locale, 'publication'), asked);
  const docs = ranked.sort((a, b) => a.rank - b.rank || b.doc - a.doc).slice(0, limit);
  if (docs.length === 0) return [];
  const rows = await db
    .selectFrom('search_document')
    .innerJoin('publication', 'publication.path', 'search_document.path')
    .select(['doc', 'publication.id', 'publication.kind', 'search_document.title'])
    .where(
      'doc',
      'in',
      docs.map(({ doc }) => doc),
    )
    .execute();
  const byNumber = new Map(rows.map(({ doc, ...found }) => [doc, found]));
  return docs.flatMap(({ doc }) => byNumber.get(doc) ?? []);
}
