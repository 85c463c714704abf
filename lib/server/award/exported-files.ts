import 'server-only';
import type { Kysely } from 'kysely';
import { slotOfType } from '@/lib/award/definition/file-slots';
import type { SubmittedRequest } from '@/lib/server/award/my-applications-handler';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { openFileStore } from '@/lib/server/files/open-file-store';
import type { ZipEntry } from '@/lib/server/files/serve-zip';
import { findOwnCertificate, type Holder, printCertificate, printReceipt } from './documents/own-documents';
import { listDraftFiles, type StoredDraft } from './drafts/find-drafts';
import { findJurorCertificate } from './results/juror-certificates';

async function* onlyOne(chunk: Uint8Array): AsyncGenerator<Uint8Array> {
  yield chunk;
}

export const toJsonEntry = (json: string): ZipEntry => ({
  path: 'award.json',
  open: () => onlyOne(Buffer.from(json)),
});

const toFileEntry = (path: string, storageKey: string): ZipEntry => ({
  path,
  open: async () => (await (await openFileStore()).read(storageKey)).content,
});

/** Names that the portal assigns: those of the sender are in the JSON, in the same order, and may contain anything. */
function namePaths(folder: string, files: readonly { slot: string; storageKey: string }[]): ZipEntry[] {
  return files.map(({ slot, storageKey }, index) => {
    const number = files.slice(0, index).filter((file) => file.slot === slot).length + 1;
    return toFileEntry(`${folder}/${slot}-${number}.pdf`, storageKey);
  });
}

/** The stored files of a person's applications and drafts, without those that wait for the virus scanner. */
export async function listExportedFiles(
  db: Kysely<Tables>,
  requests: readonly SubmittedRequest[],
  drafts: readonly StoredDraft[],
): Promise<ZipEntry[]> {
  const found: ZipEntry[] = [];
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

/** Receipts and valid certificates of a person as PDF, each made when its turn comes. */
export async function listExportedDocuments(
  db: Database,
  rows: readonly SubmittedRequest[],
  juror: { subject: string; editions: Iterable<number> },
  holder: Holder,
): Promise<ZipEntry[]> {
  const found: ZipEntry[] = [];
  const add = (path: string, print: () => Promise<Uint8Array>) =>
    found.push({ path, open: async () => onlyOne(await print()) });
  for (const row of rows) {
    const folder = `applications/${row.edition_id}`;
    add(`${folder}/receipt.pdf`, () => printReceipt(db, row, holder));
    const certificate = await findOwnCertificate(db, row.id);
    if (certificate) add(`${folder}/certificate.pdf`, () => printCertificate(db, certificate, row, holder));
  }
  for (const edition of juror.editions) {
    const certificate = await findJurorCertificate(db, juror.subject, edition);
    if (certificate)
      add(`jury/${edition}/certificate.pdf`, () => printCertificate(db, certificate, null, holder));
  }
  return found;
}
