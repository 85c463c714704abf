import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { Permit } from '@/lib/award/schemas';
import { type Year, yearInForce } from '@/lib/server/award/read-edition';
import type { PermitTable } from '@/lib/server/db/exception-tables';
import type { Tables } from '@/lib/server/db/tables';

export type StoredPermit = Selectable<PermitTable>;

/** The confirmed permits of an edition whose hour has not passed; a used reopening holds no longer. */
const selectHeld = (db: Kysely<Tables>, at: Date, edition: Year = yearInForce()) =>
  db
    .selectFrom('award_permit as permit')
    .where('permit.edition', '=', edition)
    .where('permit.confirmed_at', 'is not', null)
    .where('permit.until', '>=', at.toISOString())
    .where((row) => row.or([row('permit.kind', '!=', 'resubmit'), row('permit.used_at', 'is', null)]));

/** The permits that a person has now. The reason of a reopening is for its sender; the others are for the minutes. */
export async function listPermits(db: Kysely<Tables>, subject: string, at: Date): Promise<Permit[]> {
  const rows = await selectHeld(db, at).selectAll().where('permit.subject', '=', subject).execute();
  return rows.map(({ kind, confirmed_at, until, reason }) => ({
    kind,
    from: confirmed_at ?? until,
    until,
    ...(kind === 'resubmit' && { reason }),
  }));
}

/** The reopening of a person's submission, if it is open now. */
export const findReopening = (db: Kysely<Tables>, subject: string, at: Date) =>
  selectHeld(db, at)
    .select('permit.id')
    .where('permit.subject', '=', subject)
    .where('permit.kind', '=', 'resubmit')
    .executeTakeFirst();

/** The ids of the applications whose submission in an edition is open again. */
export const selectReopened = (db: Kysely<Tables>, at: Date, edition: Year) =>
  selectHeld(db, at, edition)
    .innerJoin('scholarship_request as reopened', (join) =>
      join
        .onRef('reopened.user_sub', '=', 'permit.subject')
        .onRef('reopened.edition_id', '=', 'permit.edition'),
    )
    .select('reopened.id')
    .where('permit.kind', '=', 'resubmit');

/** Permits with the application of their person in the edition, if there is one. */
export const selectWithApplication = (db: Kysely<Tables>) =>
  db
    .selectFrom('award_permit as permit')
    .leftJoin('scholarship_request as request', (join) =>
      join
        .onRef('request.user_sub', '=', 'permit.subject')
        .onRef('request.edition_id', '=', 'permit.edition'),
    )
    .selectAll('permit')
    .select(['request.id as requestId', 'request.reference_number']);

/** The permits of these applications that held at some time, by application. */
export async function readPermitsOf(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string | null, StoredPermit[]>> {
  const rows = await selectWithApplication(db)
    .where('request.id', 'in', ids)
    .where('permit.confirmed_at', 'is not', null)
    .execute();
  return Map.groupBy(rows, ({ requestId }) => requestId);
}
