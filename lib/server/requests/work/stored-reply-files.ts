import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { REPLY_FILES } from '@/lib/requests/work/reply-files';
import type { Tables } from '@/lib/server/db/tables';
import type { PendingChangeTable } from '@/lib/server/db/work-tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';

/** A waiting or returned reply: each author has one for a request. */
export type ReplyKey = Pick<PendingChangeTable, 'request_id' | 'actor'>;
export type ReplyFile = ArrivingFile<typeof REPLY_FILES>;

/** The stored files of a reply, in their order. They have been scanned. */
export async function listReplyFiles(
  db: Kysely<Tables>,
  { request_id, actor }: ReplyKey,
): Promise<ReplyFile[]> {
  const rows = await db
    .selectFrom('reply_file')
    .selectAll()
    .where('request_id', '=', request_id)
    .where('actor', '=', actor)
    .orderBy('position')
    .execute();
  return rows.map(({ id, name, size, sha256, storage_key }) => ({
    slot: REPLY_FILES,
    name,
    left: false,
    size,
    sha256,
    isPdf: true,
    storageKey: storage_key,
    truncated: false,
    scanState: 'done',
    storedAs: id,
  }));
}

/** Makes these the files of a reply. @returns the keys of former ones, for deletion */
export async function replaceReplyFiles(
  tx: Kysely<Tables>,
  { request_id, actor }: ReplyKey,
  files: readonly ReplyFile[],
): Promise<string[]> {
  const former = await tx
    .deleteFrom('reply_file')
    .where('request_id', '=', request_id)
    .where('actor', '=', actor)
    .returning('storage_key')
    .execute();
  const rows = files.map(({ name, size, sha256, storageKey, storedAs }, position) => {
    const id = storedAs ?? uuidv7();
    return { id, request_id, actor, position, name, size, sha256, storage_key: storageKey };
  });
  if (rows.length > 0) await tx.insertInto('reply_file').values(rows).execute();
  const kept = new Set(files.map(({ storageKey }) => storageKey));
  return former.flatMap(({ storage_key }) => (kept.has(storage_key) ? [] : [storage_key]));
}
