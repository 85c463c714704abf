import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { FILE_SLOTS, type FileSlot } from '@/lib/award/definition/file-slots';
import { submissionForm } from '@/lib/award/definition/submission';
import { addDraftFileBody, removeDraftFileBody } from '@/lib/award/draft-schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { MAX_FILE_BYTES } from '@/lib/forms/files/rules';
import { admit } from '@/lib/server/award/requests';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { MAX_TEXT_BYTES } from '@/lib/server/files/receive-multipart';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { checkFiles } from '@/lib/server/files/validate-files';
import { receiveFiles, uploadRules } from '@/lib/server/forms/receive-submission';
import { storeOnce } from '@/lib/server/forms/store-once';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { requireOwner, writeDraft } from './change-draft';
import { findDraft, listDraftFiles, toStoredFile } from './find-drafts';

const { slots } = uploadRules(submissionForm);
const RULES = { slots, maxFields: 1, maxBytes: MAX_FILE_BYTES + MAX_TEXT_BYTES };

interface Stored {
  id: string;
  /** Files that it replaces. */
  replaced: string[];
}

/** @throws RequestError 409 (window, status), 422 `files` if the question has as many files as it may have */
async function store(tx: Kysely<Tables>, subject: string, file: ArrivingFile<FileSlot>): Promise<Stored> {
  await admit(tx, subject, 'submit');
  const before = await findDraft(tx, subject, 'submit');
  const draft = await writeDraft(tx, { subject, form: 'submit' }, before);
  const present = (await listDraftFiles(tx, draft.id)).filter(({ slot }) => slot === file.slot);
  const { maxFiles } = FILE_SLOTS[file.slot];
  const replaced = maxFiles === 1 ? present : [];
  if (present.length - replaced.length >= maxFiles) {
    throw new RequestError(422, 'files', { fields: { [file.slot]: 'tooMany' } });
  }
  for (const { id } of replaced) await tx.deleteFrom('form_draft_file').where('id', '=', id).execute();
  const { slot, name, size, sha256, storageKey, scanState } = file;
  const row = { id: uuidv7(), draft_id: draft.id, slot, name, size, sha256 };
  await tx
    .insertInto('form_draft_file')
    .values({ ...row, storage_key: storageKey, scan_state: scanState })
    .execute();
  return { id: row.id, replaced: replaced.map(({ storage_key }) => storage_key) };
}

/** The files of the draft in the question of a new file. */
async function listPresent(subject: string, slot: FileSlot): Promise<ArrivingFile<FileSlot>[]> {
  const db = await openDatabase();
  const draft = await findDraft(db, subject, 'submit');
  const files = draft ? await listDraftFiles(db, draft.id) : [];
  return files.filter((file) => file.slot === slot).map((file) => toStoredFile(file, slot));
}

/**
 * Award/AddDraftFile: inspects a file of the submission and stores it with the draft. The same file again, after a lost
 * response, is stored once. Errors: 400, 408, 413, 415 (body), 409 (window, status, another person), 422 (file), and
 * those of the guards.
 */
export const addDraftFile: ApiHandler = async (c) => {
  const { subject } = c.get('caller');
  const database = await openDatabase();
  await admit(database, subject, 'submit');
  const { id, replaced } = await receiveFiles<FileSlot, Stored>(c, RULES, async (received, commit) => {
    const { owner } = addDraftFileBody.catch({ owner: '' }).parse(Object.fromEntries(received.fields));
    requireOwner(owner, subject);
    const [file, ...more] = received.files;
    if (!file || more.length > 0) throw new RequestError(400, 'malformed');
    const present = await listPresent(subject, file.slot);
    const same = present.find(({ sha256, name }) => sha256 === file.sha256 && name === file.name);
    if (same?.storedAs) return { id: same.storedAs, replaced: [] };
    const beside = FILE_SLOTS[file.slot].maxFiles === 1 ? [] : present;
    await checkFiles({ ...received, files: [...beside, file] }, slots, c);
    return commit(() => storeOnce(database, (tx) => store(tx, subject, file)));
  });
  await removeUnnamed(database, replaced);
  return c.json({ data: { id } });
};

/** Award/RemoveDraftFile: deletes a file of the caller's draft; deleting it again changes nothing. */
export const removeDraftFile: ApiHandler = async (c) => {
  const { id, owner } = await readJson(c.req.raw, removeDraftFileBody);
  const { subject } = c.get('caller');
  requireOwner(owner, subject);
  const database = await openDatabase();
  const removed = await inTransaction(database, (tx) =>
    tx
      .deleteFrom('form_draft_file')
      .where('id', '=', id)
      .where('draft_id', 'in', tx.selectFrom('form_draft').select('id').where('subject', '=', subject))
      .returning('storage_key')
      .execute(),
  );
  await removeUnnamed(
    database,
    removed.map(({ storage_key }) => storage_key),
  );
  return c.json({ data: { id } });
};
