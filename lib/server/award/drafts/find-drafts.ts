import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { DraftForm } from '@/lib/award/definition/draft-forms';
import type { FileSlot } from '@/lib/award/definition/file-slots';
import type { FormDraft } from '@/lib/award/draft-schemas';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { yearInForce } from '@/lib/server/award/read-edition';
import type { FormDraftFileTable, FormDraftTable } from '@/lib/server/db/draft-tables';
import type { Tables } from '@/lib/server/db/tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { openDraft } from './sealed-draft';

const DAY_MS = 86_400_000;

export type StoredDraft = Selectable<FormDraftTable>;

/** The drafts of a person in every edition. */
export const selectDrafts = (db: Kysely<Tables>, subject: string) =>
  db.selectFrom('form_draft').selectAll().where('subject', '=', subject).orderBy('id');

/** The drafts of a person in the edition in force. */
const selectCurrentDrafts = (db: Kysely<Tables>, subject: string) =>
  selectDrafts(db, subject).where('edition_id', '=', yearInForce());

/** A person's draft of a form in the edition in force. */
export async function findDraft(
  db: Kysely<Tables>,
  subject: string,
  form: DraftForm,
): Promise<StoredDraft | null> {
  return (await selectCurrentDrafts(db, subject).where('form', '=', form).executeTakeFirst()) ?? null;
}

/** The files of a draft, in the order in which they were added. */
export const listDraftFiles = (db: Kysely<Tables>, draftId: string) =>
  db.selectFrom('form_draft_file').selectAll().where('draft_id', '=', draftId).orderBy('id').execute();

/** A draft as its person sees it. */
export async function toDraft(db: Kysely<Tables>, row: StoredDraft): Promise<FormDraft> {
  const files = await listDraftFiles(db, row.id);
  const until = new Date(Date.parse(row.updated_at) + RETENTION_DAYS.draft * DAY_MS);
  return {
    form: row.form,
    version: row.version,
    savedAt: row.updated_at,
    until: until.toISOString(),
    ...(await openDraft(row)),
    files: files.map(({ id, slot, name, size }) => ({ id, slot, name, size })),
  };
}

/** The drafts of a person in the edition in force, as that person sees them. */
export async function readDrafts(db: Kysely<Tables>, subject: string): Promise<FormDraft[]> {
  const rows = await selectCurrentDrafts(db, subject).execute();
  return Promise.all(rows.map((row) => toDraft(db, row)));
}

type DraftFileRow = Selectable<FormDraftFileTable>;

/** A file of a draft, as the form that names it treats it. */
export const toStoredFile = (
  row: Pick<DraftFileRow, 'id' | 'name' | 'size' | 'sha256' | 'storage_key' | 'scan_state'>,
  slot: FileSlot,
): ArrivingFile<FileSlot> => ({
  slot,
  name: row.name,
  left: false,
  size: row.size,
  sha256: row.sha256,
  isPdf: true,
  storageKey: row.storage_key,
  truncated: false,
  scanState: row.scan_state,
  storedAs: row.id,
});
