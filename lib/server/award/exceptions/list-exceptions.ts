import 'server-only';
import type { Kysely } from 'kysely';
import type { Minutes } from '@/lib/admin/judging/decision-schemas';
import type { Tables } from '@/lib/server/db/tables';
import { selectWithApplication } from './held-permits';

/** The disqualifications of an edition and their proposals, the oldest first. */
export const listDisqualifications = (db: Kysely<Tables>, edition: number) =>
  db
    .selectFrom('award_disqualification as row')
    .innerJoin('scholarship_request as request', 'request.id', 'row.request_id')
    .selectAll('row')
    .select(['request.reference_number', 'request.withdrawn_at'])
    .where('request.edition_id', '=', edition)
    .orderBy('row.id')
    .execute();

/** The permits of an edition and their proposals with the application of their person, the oldest first. */
export const listPermitsOf = (db: Kysely<Tables>, edition: number) =>
  selectWithApplication(db).where('permit.edition', '=', edition).orderBy('permit.id').execute();

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
