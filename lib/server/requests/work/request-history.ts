import 'server-only';
import type { Kysely } from 'kysely';
import type { TransitionActor } from '@/lib/forms/definition/transitions';
import type { OpenedRequest } from '@/lib/requests/schemas';
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

/** The moves of a request between teams, oldest first. The calls for senders do not read them. */
export async function listMoves(db: Kysely<Tables>, requestId: string): Promise<OpenedRequest['moves']> {
  const events = await db
    .selectFrom('event')
    .leftJoin('staff', 'subject', 'actor')
    .select(['event.id', 'at', 'label as author', 'data'])
    .where('entity', '=', 'service_request')
    .where('entity_id', '=', requestId)
    .where('kind', '=', 'teamChanged')
    .orderBy('event.id')
    .execute();
  if (events.length === 0) return [];
  const teams = await db.selectFrom('team').select(['id', 'name']).execute();
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return events.map(({ id, at, author, data }) => {
    const { team } = JSON.parse(data) as { team: string | null };
    const name = team === null ? null : (names.get(team) ?? null);
    return { id: String(id), at, author, team: name, isGone: team !== null && name === null };
  });
}

/** The notes of the staff on a request, oldest first. The calls for senders do not read them. */
export function listNotes(db: Kysely<Tables>, requestId: string) {
  return db
    .selectFrom('request_note')
    .leftJoin('staff', 'subject', 'actor')
    .select(['id', 'at', 'label as author', 'text'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
}
