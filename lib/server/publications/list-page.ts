import 'server-only';
import type { Kysely } from 'kysely';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import type { Tables } from '@/lib/server/db/tables';
import { listPlaces, type Place, type Selection, type Side } from './list-ids';
import { readItems } from './read-items';
import { EVERY } from './save';

type PlaceReader = (place: Place | null, side: Side, limit: number) => Promise<Place[]>;

const keyOf = ({ publishedAt, id }: Place) => `${publishedAt} ${id}`;

const IS_ON = {
  older: (key: string, start: string) => key < start,
  newer: (key: string, start: string) => key > start,
  from: (key: string, start: string) => key <= start,
} as const satisfies Record<Side, (key: string, start: string) => boolean>;

/** The hits of a search are few and are read at once; any other selection is read along its index, as far as needed. */
async function openPlaces(db: Kysely<Tables>, selection: Selection): Promise<PlaceReader> {
  const { ids } = selection;
  if (!ids) return (place, side, limit) => listPlaces(db, selection, place, side, limit);
  const found = await listPlaces(db, selection, null, 'from', ids.length);
  return async (place, side, limit) => {
    const start = place && keyOf(place);
    const rows = start === null ? found : found.filter((row) => IS_ON[side](keyOf(row), start));
    return (side === 'newer' ? rows.toReversed() : rows).slice(0, limit);
  };
}

interface Paging {
  before?: string | undefined;
  after?: string | undefined;
  at?: string | undefined;
  take: number;
}

/** The position of an id; a removed one still has its row. */
async function findPlace(db: Kysely<Tables>, id: string | undefined): Promise<Place | null> {
  if (id === undefined) return null;
  const row = await db
    .selectFrom('publication')
    .select(['id', 'published_at as publishedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

async function listPage(db: Kysely<Tables>, readPlaces: PlaceReader, paging: Paging): Promise<Place[]> {
  const { before, after, at, take } = paging;
  const read = (place: Place | null, side: Side) => readPlaces(place, side, take);
  const newer = await findPlace(db, after);
  const above = newer ? (await read(newer, 'newer')).reverse() : [];
  if (above.length === take) return above;
  const from = newer ? null : await findPlace(db, before ?? at);
  return read(from, before === undefined ? 'from' : 'older');
}

async function hasMore(readPlaces: PlaceReader, place: Place | undefined, side: Side) {
  return place ? (await readPlaces(place, side, 1)).length > 0 : false;
}

async function listYears(db: Kysely<Tables>, kind: PublicationKind): Promise<number[]> {
  const read = (order: 'asc' | 'desc') =>
    db
      .selectFrom('publication_facet')
      .select('published_at')
      .where('kind', '=', kind)
      .where('name', '=', EVERY.name)
      .where('value', '=', EVERY.value)
      .orderBy('published_at', order)
      .limit(1)
      .executeTakeFirst();
  const [oldest, newest] = [await read('asc'), await read('desc')];
  if (!oldest || !newest) return [];
  const yearOf = (moment: string) => Number(toDay(new Date(moment)).slice(0, 4));
  const last = yearOf(newest.published_at);
  return Array.from({ length: last - yearOf(oldest.published_at) + 1 }, (_, index) => last - index);
}

/** Keyset pagination, equally fast at any depth. @returns the items, the ids of the adjacent pages, and the years */
export async function listPublications(db: Kysely<Tables>, selection: Selection, paging: Paging) {
  const readPlaces = await openPlaces(db, selection);
  const places = await listPage(db, readPlaces, paging);
  const [first, last] = [places.at(0), places.at(-1)];
  return {
    data: await readItems(
      db,
      places.map(({ id }) => id),
      selection.locale,
    ),
    newer: (await hasMore(readPlaces, first, 'newer')) ? (first?.id ?? null) : null,
    older: (await hasMore(readPlaces, last, 'older')) ? (last?.id ?? null) : null,
    years: await listYears(db, selection.kind),
  };
}

export async function listNewest(db: Kysely<Tables>, kind: PublicationKind, locale: Locale, count: number) {
  const places = await listPlaces(db, { kind, locale, facets: {} }, null, 'from', count);
  return readItems(
    db,
    places.map(({ id }) => id),
    locale,
  );
}
