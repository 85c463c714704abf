import 'server-only';
import type { Kysely } from 'kysely';
import { findBarOf } from '@/lib/server/admin/jury/read-jurors';
import { listReadingsOf, type Reading, requireReading } from '@/lib/server/award/readings';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';

/**
 * True if the juror has lost the role, joined the office, coordinates, or takes part in the edition since readings were
 * released to them.
 */
const isBarred = async (db: Kysely<Tables>, juror: string) => (await findBarOf(db, juror)) !== null;

/** A juror's readings, the first deadline first; none for a person who must not be a juror of the edition. */
export const listOwnReadings = async (db: Kysely<Tables>, juror: string): Promise<Reading[]> =>
  (await isBarred(db, juror)) ? [] : listReadingsOf(db, juror);

/**
 * Every call about one reading checks access here.
 * @throws RequestError 404 for any reading that is not released to the juror, and for a person who must not be one
 */
export async function requireOwnReading(db: Kysely<Tables>, id: string, juror: string): Promise<Reading> {
  if (await isBarred(db, juror)) throw new RequestError(404, 'notFound');
  return requireReading(db, id, juror);
}
