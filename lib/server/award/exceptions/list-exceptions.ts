import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Minutes } from '@/lib/admin/judging/decision-schemas';
import type { Tables } from '@/lib/server/db/tables';
import { listEnded, selectWithApplication } from './held-permits';

/** The disqualifications of an edition and their proposals. */
const selectDisqualifications = (db: Kysely<Tables>, edition: number) =>
  db
    .selectFrom('award_disqualification as row')
    .innerJoin('scholarship_request as request', 'request.id', 'row.request_id')
    .selectAll('row')
    .select('request.reference_number')
    .where('request.edition_id', '=', edition);

/** The permits of an edition and their proposals with the application of their person. */
const selectPermits = (db: Kysely<Tables>, edition: number) =>
  selectWithApplication(db).where('permit.edition', '=', edition);

/** Rows of a page of either list. */
export const PAGE_SIZE = 50;

/** The place of a row in its list, downwards: those that wait first, then the newest. */
const placeOf = (table: 'row' | 'permit') =>
  sql<string>`case when ${sql.ref(`${table}.confirmed_at`)} is null then '1' else '0' end || ${sql.ref(`${table}.id`)}`;

interface Shown {
  /** Applications that the reader must not see. */
  hidden: readonly string[];
  /** The place of the row before the page. */
  after: string | undefined;
}

/** A page of disqualifications with their places, and one more row if the list continues. */
export const pageDisqualifications = (db: Kysely<Tables>, edition: number, { hidden, after }: Shown) =>
  selectDisqualifications(db, edition)
    .select(placeOf('row').as('place'))
    .$if(hidden.length > 0, (query) => query.where('request.id', 'not in', hidden))
    .$if(after !== undefined, (query) => query.where(placeOf('row'), '<', after ?? ''))
    .orderBy(placeOf('row'), 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();

/** The same of permits. @param reader a member of staff, whose own permits are left out */
export const pagePermits = (db: Kysely<Tables>, edition: number, reader: string, { hidden, after }: Shown) =>
  selectPermits(db, edition)
    .select(placeOf('permit').as('place'))
    .where('permit.subject', '!=', reader)
    .$if(hidden.length > 0, (query) =>
      query.where((row) => row.or([row('request.id', 'is', null), row('request.id', 'not in', hidden)])),
    )
    .$if(after !== undefined, (query) => query.where(placeOf('permit'), '<', after ?? ''))
    .orderBy(placeOf('permit'), 'desc')
    .limit(PAGE_SIZE + 1)
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
  const ended = await listEnded(db);
  const disqualified = (await selectDisqualifications(db, edition).orderBy('row.id').execute()).map(
    (row) => ({
      ...row,
      requestId: row.request_id,
      kind: 'disqualified' as const,
      until: null,
    }),
  );
  const permits = await selectPermits(db, edition).orderBy('permit.id').execute();
  return [...disqualified, ...permits]
    .flatMap(({ id, kind, requestId, reference_number, reason, until, confirmed_at: at }) =>
      at === null || hidden.has(requestId ?? '')
        ? []
        : [{ id, kind, referenceNumber: reference_number, reason, until, isEnded: ended.has(id), at }],
    )
    .sort((left, right) => left.at.localeCompare(right.at));
}
