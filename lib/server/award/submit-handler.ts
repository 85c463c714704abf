import 'server-only';
import { submissionForm } from '@/lib/award/definitions/submission';
import { REQUEST_STATUS } from '@/lib/award/enumerations';
import type { FileSlot } from '@/lib/award/file-slots';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { keepDrafts } from '@/lib/server/files/folder';
import type { ReceivedForm } from '@/lib/server/files/receive-form';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { judgeMultipart, receiveMultipart } from '@/lib/server/forms/receive-sending';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { admit, findRequest, type StoredRequest, toReceipt } from './requests';
import { repeatSubmission, storeSubmission } from './store-submission';

/** A completed request stays open for the one form that completed it, sent again after a lost answer. */
async function findOpenRequest(database: Database, subject: string): Promise<StoredRequest | null> {
  const request = await findRequest(database, subject);
  if (request?.status === REQUEST_STATUS.Completed) return request;
  return admit(database, subject, 'submit');
}

const listKeys = ({ files }: ReceivedForm) => files.map(({ storageKey }) => storageKey);

/**
 * SubmitResearch. The files are on disk and the rows committed before the answer; a submission that fails
 * at any point leaves neither. The same submission again is answered as the first was.
 * Errors: 400, 408, 413, 415 (body), 409 (window, status), 422 (acknowledgements, files), and those of the guards.
 */
export const submitResearch: ApiHandler = async (c) => {
  const { subject } = c.get('caller');
  const database = await openDatabase();
  const request = await findOpenRequest(database, subject);
  const form = await receiveMultipart<FileSlot>(c, submissionForm);
  try {
    if (request?.status === REQUEST_STATUS.Completed)
      return c.json(toReceipt(await repeatSubmission(database, request, form.files)));
    await judgeMultipart(c, submissionForm, form);
    await keepDrafts(listKeys(form));
    return c.json(toReceipt(await storeSubmission(database, subject, form.files, c.get('locale'))));
  } finally {
    await removeUnnamed(database, listKeys(form));
  }
};
