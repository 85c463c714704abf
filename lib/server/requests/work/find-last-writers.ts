import 'server-only';
import type { Kysely } from 'kysely';
import type { TransitionActor } from '@/lib/forms/definition/transitions';
import type { Tables } from '@/lib/server/db/tables';

/** Who made the last entry in the history of each request. */
export async function findLastWriters(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TransitionActor>> {
  if (ids.length === 0) return new Map();
  const entries = await db
    .selectFrom('service_request_event')
    .select(['request_id', 'by'])
    .where('request_id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(entries.map(({ request_id, by }) => [request_id, by]));
}
