import 'server-only';
import type { Kysely } from 'kysely';
import type { Minutes } from '@/lib/admin/judging/decision-schemas';
import { yearInForce } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';
import { selectWithApplication } from './held-permits';

const selectDisqualifications = (db: Kysely<Tables>) =>
  db
    .selectFrom('award_disqualification as row')
    .innerJoin('scholarship_request as request', 'request.id', 'row.request_id')
    .selectAll('row')
    .select(['request.reference_number', 'request.edition_id', 'request.withdrawn_at'])
    .orderBy('row.id');

/** The disqualifications of an edition and their proposals, the oldest first. */
export const listDisqualifications = (db: Kysely<Tables>, edition: number) =>
  selectDisqualifications(db).where('request.edition_id', '=', edition).execute();

/** The proposals of every edition that this reader may confirm, the oldest first. */
export const listProposedDisqualifications = (db: Kysely<Tables>, reader: string) =>
  selectDisqualifications(db)
    .where('row.confirmed_at', 'is', null)
    .where('row.proposed_by', '!=', reader)
    .execute();

/** The permits of an edition and their proposals with the application of their person, the oldest first. */
export const listPermitsOf = (db: Kysely<Tables>, edition: number) =>
  selectWithApplication(db).where('permit.edition', '=', edition).orderBy('permit.id').execute();

/** The permits that this reader may confirm, in the edition in force and before their hour, the oldest first. */
export const listProposedPermits = (db: Kysely<Tables>, reader: string, at: Date) =>
  selectWithApplication(db)
    .where('permit.edition', '=', yearInForce())
    .where('permit.confirmed_at', 'is', null)
    .where('permit.proposed_by', '!=', reader)
    .where('permit.until', '>', at.toISOString())
    .orderBy('permit.id')
    .execute();

/**
 * The exceptions of an edition that took effect, for its minutes.
 * @param hidden applications that the reader must not see
 */
export async function readExceptions(
  db: Kysely<Tables>,
  edition: number,
  hidden: ReadonlySet<string>,
): Promise<Minutes['exceptions']> {
  const disqualified = (await listDisqualifications(db, edition)).map((row) => ({
    ...row,
    requestId: row.request_id,
    kind: 'disqualified' as const,
    until: null,
  }));
  const permits = await listPermitsOf(db, edition);
  return [...disqualified, ...permits]
    .flatMap(({ id, kind, requestId, reference_number, reason, until, confirmed_at: at }) =>
      at === null || hidden.has(requestId ?? '')
        ? []
        : [{ id, kind, referenceNumber: reference_number, reason, until, at }],
    )
    .sort((left, right) => left.at.localeCompare(right.at));
}
