import 'server-only';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { FileSlot } from '@/lib/award/definition/file-slots';
import { submissionForm } from '@/lib/award/definition/submission';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { receiveMultipart } from '@/lib/server/forms/receive-submission';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { findDraft, listDraftFiles } from './drafts/find-drafts';
import { findNamedFiles } from './drafts/find-named-files';
import { listSubmissionKeys } from './exceptions/replace-submission';
import { isBeingChecked } from './held-submission';
import { findRequest, requireOpen, type StoredRequest, toReceipt } from './requests';
import { repeatSubmission, storeSubmission } from './store-submission';

/**
 * A completed request still accepts a retry of the form that completed it, after a lost response, and another one while
 * it is reopened.
 */
async function findOpenRequest(database: Database, subject: string): Promise<StoredRequest | null> {
  const request = await findRequest(database, subject);
  if (request?.status !== REQUEST_STATUS.Completed) await requireOpen(database, subject, request, 'submit');
  return request;
}

/**
 * SubmitResearch. The files are on disk and the rows are committed before the response; a refused submission leaves
 * neither. A retry gets the response of the first submission. Errors: 400, 408, 413, 415 (body), 409 (window, status),
 * 422 (acknowledgements, files), and those of the guards.
 */
export const submitResearch: ApiHandler = async (c) => {
  const sender = c.get('caller');
  const { subject } = sender;
  const database = await openDatabase();
  const open = await findOpenRequest(database, subject);
  const draft = await findDraft(database, subject, 'submit');
  const replaced =
    open?.status === REQUEST_STATUS.Completed ? await listSubmissionKeys(database, open.id) : [];
  const drafted = draft ? await listDraftFiles(database, draft.id) : [];
  const request = await receiveMultipart<FileSlot, StoredRequest>(c, submissionForm, {
    findStored: (fields) => findNamedFiles(database, subject, fields, c.get('locale')),
    findRepeated: async (files) =>
      open?.status === REQUEST_STATUS.Completed ? repeatSubmission(database, open, files) : null,
    store: (_, files) => storeSubmission(database, sender, files, c.get('locale')),
  });
  // Files of the draft that were not sent, and those of a submission that was replaced.
  await removeUnnamed(database, [...drafted.map(({ storage_key }) => storage_key), ...replaced]);
  return c.json(toReceipt(request, await isBeingChecked(database, request.id)));
};
