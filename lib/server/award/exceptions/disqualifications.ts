import 'server-only';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { StoredRequest } from '@/lib/server/award/requests';
import type { Tables } from '@/lib/server/db/tables';

/** A condition of a query for the applications that are not disqualified; the unchecked ones have no stage. */
export const isNotDisqualified = (row: ExpressionBuilder<{ request: StoredRequest }, 'request'>) =>
  row.or([row('request.stage', 'is', null), row('request.stage', '!=', 'disqualified')]);

/** The disqualification of an application, or its proposal. */
export const findDisqualification = (db: Kysely<Tables>, requestId: string) =>
  db.selectFrom('award_disqualification').selectAll().where('request_id', '=', requestId).executeTakeFirst();

/** True for an application whose disqualification is confirmed. */
export const isDisqualified = async (db: Kysely<Tables>, requestId: string): Promise<boolean> =>
  Boolean((await findDisqualification(db, requestId))?.confirmed_at);

/** Why an application is disqualified and since when, for its sender; nothing before the confirmation. */
export async function readDisqualification(
  db: Kysely<Tables>,
  { id, shown_stage }: Pick<StoredRequest, 'id' | 'shown_stage'>,
): Promise<{ reason: string; at: string } | null> {
  if (shown_stage !== 'disqualified') return null;
  const row = await findDisqualification(db, id);
  return row?.confirmed_at ? { reason: row.reason, at: row.confirmed_at } : null;
}
