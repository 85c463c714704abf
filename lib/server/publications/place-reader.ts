import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/server/db/tables';
import { listPlaces, type Place, type Selection, type Side } from './list-ids';

/** Reads places of one selection: from a place to one side, the nearest first. */
export type PlaceReader = (place: Place | null, side: Side, limit: number) => Promise<Place[]>;

const keyOf = ({ publishedAt, id }: Place) => `${publishedAt} ${id}`;

const IS_ON = {
  older: (key: string, start: string) => key < start,
  newer: (key: string, start: string) => key > start,
  from: (key: string, start: string) => key <= start,
} as const satisfies Record<Side, (key: string, start: string) => boolean>;

/**
 * Opens a selection for reading. What a search has found is few and is fetched once; everything else is read
 * along its index, as much as is asked for.
 */
export async function openPlaces(db: Kysely<Tables>, selection: Selection): Promise<PlaceReader> {
  const { ids } = selection;
  if (!ids) return (place, side, limit) => listPlaces(db, selection, place, side, limit);
  const found = await listPlaces(db, selection, null, 'from', ids.length);
  return async (place, side, limit) => {
    const start = place && keyOf(place);
    const rows = start === null ? found : found.filter((row) => IS_ON[side](keyOf(row), start));
    return (side === 'newer' ? rows.toReversed() : rows).slice(0, limit);
  };
}
