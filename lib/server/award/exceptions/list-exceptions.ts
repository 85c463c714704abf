import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Minutes } from '@/lib/admin/judging/decision-schemas';
import { yearInForce } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';
import { selectWithApplication } from './held-permits';

const selectDisqualifications = (db: Kysely<Tables>) =>
  db
    .selectFrom('award_disqualification as row')
    .innerJoin('scholarship_request as request', 'request.id', 'row.request_id')
    .selectAll('row')
    .select(['request.reference_number', 'request.edition_id', 'request.withdrawn_at']);

/** Rows of a page of either list. */
export const PAGE_SIZE = 50;

/** The place of a row in its list, in descending order: those that wait first, then the newest. */
const placeOf = (table: 'row' | 'permit') =>
  sql<string>`case when ${sql.ref(`${table}.confirmed_at`)} is null then '1' else '0' end || ${sql.ref(`${table}.id`)}`;

interface Shown {
  /** Those of an edition, or those of every edition that the reader may confirm. */
  of: number | 'waiting';
  /** A member of staff. */
  reader: string;
  /** Applications that the reader must not see. */
  hidden: readonly string[];
  /** The place of the row before the page. */
  after: string | undefined;
}

/** A page of disqualifications with their places, and one more row if the list continues. */
export function pageDisqualifications(db: Kysely<Tables>, { of, reader, hidden, after }: Shown) {
  const rows = selectDisqualifications(db).select(placeOf('row').as('place'));
  const shown =
    of === 'waiting'
      ? rows.where('row.confirmed_at', 'is', null).where('row.proposed_by', '!=', reader)
      : rows.where('request.edition_id', '=', of);
  return shown
    .$if(hidden.length > 0, (query) => query.where('request.id', 'not in', hidden))
    .$if(after !== undefined, (query) => query.where(placeOf('row'), '<', after ?? ''))
    .orderBy(placeOf('row'), 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

/**
 * The same for permits, without the reader's own. Those that wait are of the edition in force, and their hour has not
 * passed.
 */
export function pagePermits(db: Kysely<Tables>, { of, reader, hidden, after }: Shown, at: Date) {
  const rows = selectWithApplication(db)
    .select(placeOf('permit').as('place'))
    .where('permit.edition', '=', of === 'waiting' ? yearInForce() : of)
    .where('permit.subject', '!=', reader);
  const shown =
    of === 'waiting'
      ? rows
          .where('permit.confirmed_at', 'is', null)
          .where('permit.proposed_by', '!=', reader)
          .where('permit.until', '>', at.toISOString())
      : rows;
  return shown
    .$if(hidden.length > 0, (query) =>
      query.where((row) => row.or([row('request.id', 'is', null), row('request.id', 'not in', hidden)])),
    )
    .$if(after !== undefined, (query) => query.where(placeOf('permit'), '<', after ?? ''))
    .orderBy(placeOf('permit'), 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

/**
 * The exceptions of an edition that took effect, for its minutes.
 * @param hidden applications that the reader must not see
 */
export async function readExceptions(
  db: Kysely<Tables>,
  edition: number,
  hidden: ReadonlySet<string>,
): Promise<Minutes['exceptions']> {
  const disqualified = (
    await selectDisqualifications(db).where('request.edition_id', '=', edition).orderBy('row.id').execute()
  ).map((row) => ({
    ...row,
    requestId: row.request_id,
    kind: 'disqualified' as const,
    until: null,
    ended_at: null,
  }));
  const permits = await selectWithApplication(db)
    .where('permit.edition', '=', edition)
    .orderBy('permit.id')
    .execute();
  return [...disqualified, ...permits]
    .flatMap(({ id, kind, requestId, reference_number, reason, until, ended_at, confirmed_at: at }) =>
      at === null || hidden.has(requestId ?? '')
        ? []
        : [{ id, kind, referenceNumber: reference_number, reason, until, isEnded: ended_at !== null, at }],
    )
    .sort((left, right) => left.at.localeCompare(right.at));
}
