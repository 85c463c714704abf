import 'server-only';
import type { Kysely } from 'kysely';
import { dropProposedReadings } from '@/lib/server/award/move-readings';
import type { StoredRequest } from '@/lib/server/award/requests';
import { removeSupervisor } from '@/lib/server/award/supervisor-names';
import type { Tables } from '@/lib/server/db/tables';

/** The keys of the files of a submission and of their copies for the jury. */
export async function listSubmissionKeys(db: Kysely<Tables>, requestId: string): Promise<string[]> {
  const files = await db
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .select('file.storage_key')
    .where('submission.request_id', '=', requestId)
    .execute();
  const copies = await db
    .selectFrom('blind_copy')
    .select('storage_key')
    .where('request_id', '=', requestId)
    .execute();
  return [...files, ...copies].flatMap(({ storage_key }) => storage_key ?? []);
}

/**
 * Removes a submission that another one replaces, with its copies for the jury, its check and the supervisor of its
 * letter: the office checks the new one. The reopening is used up.
 */
export async function clearSubmission(
  tx: Kysely<Tables>,
  request: StoredRequest,
  reopening: string,
  at: Date,
): Promise<void> {
  const { id } = request;
  await tx.deleteFrom('blind_copy').where('request_id', '=', id).execute();
  await tx.deleteFrom('submission').where('request_id', '=', id).execute();
  await tx.deleteFrom('eligibility_check').where('request_id', '=', id).execute();
  await removeSupervisor(tx, id);
  await dropProposedReadings(tx, id);
  await tx
    .updateTable('scholarship_request')
    .set({ stage: null, shown_stage: null })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('award_permit')
    .set({ used_at: at.toISOString() })
    .where('id', '=', reopening)
    .execute();
}
