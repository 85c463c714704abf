import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/server/db/tables';

/** Removes the readings of an application that were proposed and not given to a juror. */
export const dropProposedReadings = (tx: Kysely<Tables>, requestId: string) =>
  tx
    .deleteFrom('award_assignment')
    .where('request_id', '=', requestId)
    .where('state', '=', 'proposed')
    .execute();

/**
 * Ends the released readings of an application that takes no part any more, or releases the ended ones again. Proposed
 * readings are removed; sheets stay.
 */
export async function moveReadings(
  tx: Kysely<Tables>,
  requestId: string,
  to: 'ended' | 'released',
): Promise<void> {
  await dropProposedReadings(tx, requestId);
  await tx
    .updateTable('award_assignment')
    .set({ state: to })
    .where('request_id', '=', requestId)
    .where('state', '=', to === 'ended' ? 'released' : 'ended')
    .execute();
}
