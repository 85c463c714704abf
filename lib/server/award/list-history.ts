import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/server/db/tables';

/** Views, exports, and decisions and corrections of the committee. */
const TRAIL_ONLY = ['viewed', 'exported', 'decided', 'correctionProposed', 'corrected', 'correctionRefused'];

/**
 * The history of a request, oldest first; views, exports and decisions of the committee are only in the administrators'
 * audit trail.
 */
export const listHistory = (db: Kysely<Tables>, requestId: string) =>
  db
    .selectFrom('event')
    .select(['kind', 'at', 'actor'])
    .where('entity_id', '=', requestId)
    .where('kind', 'not in', TRAIL_ONLY)
    .orderBy('id')
    .execute();

/** Events that only the staff knows: a refusal or disqualification before its confirmation. */
const INTERNAL: readonly string[] = [
  'refusalProposed',
  'refusalReturned',
  'disqualificationProposed',
  'disqualificationRefused',
];

/** The history of a request that its sender may know. */
export async function listShownHistory(db: Kysely<Tables>, requestId: string) {
  const events = await listHistory(db, requestId);
  return events.filter(({ kind }) => !INTERNAL.includes(kind));
}
