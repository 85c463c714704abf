import 'server-only';
import type { Kysely } from 'kysely';
import { slotOfType } from '@/lib/award/definition/file-slots';
import type { SubmittedRequest } from '@/lib/server/award/my-applications-handler';
import type { Tables } from '@/lib/server/db/tables';
import { openFileStore } from '@/lib/server/files/open-file-store';
import type { ZipEntry } from '@/lib/server/files/serve-zip';
import { listDraftFiles, type StoredDraft } from './drafts/find-drafts';

interface ExportedFile {
  path: string;
  storageKey: string;
}

/** Names of the portal: those of the sender are in the JSON, in the same order, and may contain anything. */
function namePaths(folder: string, files: readonly { slot: string; storageKey: string }[]): ExportedFile[] {
  return files.map(({ slot, storageKey }, index) => {
    const number = files.slice(0, index).filter((file) => file.slot === slot).length + 1;
    return { path: `${folder}/${slot}-${number}.pdf`, storageKey };
  });
}

/** The stored files of a person's applications and drafts, without those that wait for the virus scanner. */
export async function listExportedFiles(
  db: Kysely<Tables>,
  requests: readonly SubmittedRequest[],
  drafts: readonly StoredDraft[],
): Promise<ExportedFile[]> {
  const found: ExportedFile[] = [];
  for (const { id, edition_id } of requests) {
    const files = await db
      .selectFrom('submission_file as file')
      .innerJoin('submission', 'submission.id', 'file.submission_id')
      .select(['file.type', 'file.storage_key as storageKey'])
      .where('submission.request_id', '=', id)
      .where('file.scan_state', '!=', 'waiting')
      .orderBy('file.type')
      .orderBy('file.position')
      .execute();
    const named = files.map(({ type, storageKey }) => ({ slot: slotOfType(type), storageKey }));
    found.push(...namePaths(`applications/${edition_id}`, named));
  }
  for (const { id, edition_id, form } of drafts) {
    const files = (await listDraftFiles(db, id)).filter(({ scan_state }) => scan_state !== 'waiting');
    const named = files.map(({ slot, storage_key }) => ({ slot, storageKey: storage_key }));
    found.push(...namePaths(`drafts/${edition_id}-${form}`, named));
  }
  return found;
}

/** The entries of the ZIP file: the JSON, then each file. */
export function* writeEntries(json: string, files: readonly ExportedFile[]): Generator<ZipEntry> {
  yield { path: 'award.json', open: () => onlyOne(Buffer.from(json)) };
  for (const { path, storageKey } of files)
    yield { path, open: async () => (await (await openFileStore()).read(storageKey)).content };
}

async function* onlyOne(chunk: Uint8Array): AsyncGenerator<Uint8Array> {
  yield chunk;
}
