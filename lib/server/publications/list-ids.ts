import 'server-only';
import { type Kysely, sql } from 'kysely';
import { startOfDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import { listAskedTerms } from '@/lib/search/list-terms';
import { indexTable, searchIndexOf } from '@/lib/server/db/full-text/search-index';
import type { Tables } from '@/lib/server/db/tables';
import { EVERY } from './save';

export interface Selection {
  kind: PublicationKind;
  locale: Locale;
  facets: Readonly<Record<string, string>>;
  /** A calendar year in Riyadh. */
  year?: number | undefined;
  ids?: readonly string[];
}

/** Position of a publication in its list: newest first, at the same time the greater id. */
export interface Place {
  id: string;
  publishedAt: string;
}

const startOfYear = (year: number) => startOfDay(`${year}-01-01`);

function selectPlaces(db: Kysely<Tables>, { kind, facets, year }: Selection) {
  const [first = EVERY, ...others] = Object.entries(facets).map(([name, value]) => ({ name, value }));
  let query = db
    .selectFrom('publication_facet as f')
    .select(['f.publication_id as id', 'f.published_at as publishedAt'])
    .where('f.kind', '=', kind)
    .where('f.name', '=', first.name)
    .where('f.value', '=', first.value);
  if (year !== undefined) {
    query = query
      .where('f.published_at', '>=', startOfYear(year))
      .where('f.published_at', '<', startOfYear(year + 1));
  }
  for (const { name, value } of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('publication_facet as g')
          .select('g.publication_id')
          .where('g.kind', '=', kind)
          .where('g.name', '=', name)
          .where('g.value', '=', value)
          .whereRef('g.published_at', '=', 'f.published_at')
          .whereRef('g.publication_id', '=', 'f.publication_id'),
      ),
    );
  }
  return query;
}

/** Positions on one side of a position, nearest first. */
export type Side = 'older' | 'newer' | 'from';

const COMPARE = { older: '<', newer: '>', from: '<=' } as const;

export async function findHits(
  db: Kysely<Tables>,
  { kind, locale }: Selection,
  text: string,
): Promise<string[]> {
  const terms = listAskedTerms(text, locale);
  if (terms.length === 0) return [];
  const newest = searchIndexOf(db).newest(indexTable(locale, 'publication'), { kind, terms });
  const { rows } = await sql<{ id: string }>`
    select p.id as id
    from (${newest}) as hit
    join search_document as d on d.doc = hit.doc
    join publication as p on p.path = d.path
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** @param place where to start; by default at the newest */
export async function listPlaces(
  db: Kysely<Tables>,
  selection: Selection,
  place: Place | null,
  side: Side,
  limit: number,
): Promise<Place[]> {
  if (selection.ids?.length === 0) return [];
  let query = selectPlaces(db, selection);
  if (selection.ids) query = query.where('f.publication_id', 'in', selection.ids);
  if (place) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('f.published_at', 'f.publication_id'), COMPARE[side], tuple(place.publishedAt, place.id)),
    );
  }
  const order = side === 'newer' ? 'asc' : 'desc';
  return query.orderBy('f.published_at', order).orderBy('f.publication_id', order).limit(limit).execute();
}
