import 'server-only';
import type { Kysely } from 'kysely';
import { FILE_SLOTS, type FileSlot } from '@/lib/award/definition/file-slots';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { StoredFile } from '@/lib/server/files/serve-file';

interface SubmittedFile extends StoredFile {
  requestId: string;
  /** Subject of the researcher who owns the file. */
  owner: string;
}

/** The file of a submission with this id, or null. The caller checks access. */
export async function findSubmittedFile(db: Database, id: string): Promise<SubmittedFile | null> {
  const row = await db
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .innerJoin('scholarship_request as request', 'request.id', 'submission.request_id')
    .select(['file.type', 'file.position', 'file.size', 'file.storage_key', 'file.scan_state'])
    .select(['request.reference_number', 'request.user_sub as owner', 'request.id as requestId'])
    .where('file.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const slot = (Object.keys(FILE_SLOTS) as FileSlot[]).find((name) => FILE_SLOTS[name].type === row.type);
  return { ...row, slot: slot ?? 'File' };
}

/** The files of a submission, in the order of the form. */
export const listSubmittedFiles = (db: Kysely<Tables>, submissionId: string) =>
  db
    .selectFrom('submission_file')
    .select(['id', 'type', 'name', 'size'])
    .where('submission_id', '=', submissionId)
    .orderBy('type')
    .orderBy('position')
    .execute();
