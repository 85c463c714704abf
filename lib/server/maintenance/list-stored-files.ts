import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/server/db/tables';

/** The keys of the files of an application, and of their copies for jurors. */
export async function listStoredFiles(db: Kysely<Tables>, request: string): Promise<string[]> {
  const files = await db
    .selectFrom('submission_file')
    .innerJoin('submission', 'submission.id', 'submission_file.submission_id')
    .select('submission_file.storage_key')
    .where('submission.request_id', '=', request)
    .execute();
  const copies = await db
    .selectFrom('blind_copy')
    .select('storage_key')
    .where('request_id', '=', request)
    .execute();
  return [...files, ...copies].flatMap(({ storage_key }) => storage_key ?? []);
}
