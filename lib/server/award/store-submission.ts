import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { FILE_SLOTS, type FileSlot } from '@/lib/award/definition/file-slots';
import { now } from '@/lib/env/clock';
import type { Locale } from '@/lib/i18n/locales';
import { MESSAGES_VERSION } from '@/lib/i18n/messages-version';
import { loadTranslator } from '@/lib/i18n/translator';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { haveSameFiles, storeOnce, toFileRows } from '@/lib/server/forms/store-once';
import { RequestError } from '@/lib/server/http/errors';
import { discardDraft } from './drafts/change-draft';
import { refuseGone } from './drafts/find-named-files';
import { enqueueReceipt } from './enqueue-receipt';
import { findReopening } from './exceptions/held-permits';
import { clearSubmission } from './exceptions/replace-submission';
import { refreshConflicts } from './refresh-conflicts';
import { findRequest, type StoredRequest } from './requests';
import { keepName, type Sender, sealName } from './sender-names';

/**
 * Handles a submission after the first one: the same content gets the same response. Other content replaces the first
 * one while the office has reopened it, and is refused otherwise, because Completed is final (SUB-05).
 * @returns null if it may be replaced
 * @throws RequestError 409 `awardCompleted`
 */
export async function repeatSubmission(
  db: Kysely<Tables>,
  request: StoredRequest,
  files: readonly ArrivingFile<FileSlot>[],
): Promise<StoredRequest | null> {
  const stored = await db
    .selectFrom('submission_file')
    .innerJoin('submission', 'submission.id', 'submission_file.submission_id')
    .select(['submission_file.type', 'submission_file.sha256'])
    .where('submission.request_id', '=', request.id)
    .execute();
  const before = stored.map(({ type, sha256 }) => ({ slot: String(type), sha256 }));
  const after = files.map(({ slot, sha256 }) => ({ slot: String(FILE_SLOTS[slot].type), sha256 }));
  if (haveSameFiles(before, after)) return request;
  const isOut = request.withdrawn_at !== null || request.shown_stage === 'disqualified';
  if (!isOut && (await findReopening(db, request.user_sub, now()))) return null;
  throw new RequestError(409, 'awardCompleted', { values: { referenceNumber: request.reference_number } });
}

async function insert(
  db: Kysely<Tables>,
  requestId: string,
  { files, locale, at }: { files: readonly ArrivingFile<FileSlot>[]; locale: Locale; at: Date },
): Promise<void> {
  const id = uuidv7();
  await db
    .insertInto('submission')
    .values({
      id,
      request_id: requestId,
      // Validation requires all five.
      verified_correct_information: 1,
      verified_terms_and_conditions: 1,
      verified_original_research: 1,
      verified_publish_and_development: 1,
      verified_scholarship_participation: 1,
      text_version: MESSAGES_VERSION,
      text_language: locale,
      created_at: at.toISOString(),
    })
    .execute();
  for (const { slot, row } of toFileRows(files))
    await db
      .insertInto('submission_file')
      .values({ ...row, submission_id: id, type: FILE_SLOTS[slot].type })
      .execute();
}

/** The draft ends with the submission, which takes over the files that it names. @throws RequestError 422 `files` */
async function takeFromDraft(
  tx: Kysely<Tables>,
  subject: string,
  files: readonly ArrivingFile<FileSlot>[],
  locale: Locale,
): Promise<void> {
  const draft = await discardDraft(tx, subject, 'submit');
  const kept = new Set(draft?.files.map(({ id }) => id));
  const gone = files.find(({ storedAs }) => storedAs !== undefined && !kept.has(storedAs));
  if (gone) await refuseGone(gone.slot, locale);
}

const isWaiting = (files: readonly ArrivingFile<FileSlot>[]) =>
  files.some(({ scanState }) => scanState === 'waiting');

/**
 * Removes the submission that a reopened one replaces. It counts until then, so files that could still turn out to be
 * infected do not replace it.
 * @throws RequestError 409 `awardCompleted` after the hour, 503 `unavailable` without the virus scanner
 */
async function replace(
  tx: Kysely<Tables>,
  request: StoredRequest,
  files: readonly ArrivingFile<FileSlot>[],
  at: Date,
): Promise<void> {
  const reopening = await findReopening(tx, request.user_sub, at);
  if (!reopening)
    throw new RequestError(409, 'awardCompleted', { values: { referenceNumber: request.reference_number } });
  if (isWaiting(files)) throw new RequestError(503, 'unavailable');
  await clearSubmission(tx, request, reopening.id, at);
}

async function describeReplacement(locale: Locale) {
  const t = await loadTranslator(locale, 'exceptions.resubmitted');
  return { state: t('state'), note: t('note') };
}

async function complete(db: Kysely<Tables>, request: StoredRequest, at: Date): Promise<StoredRequest> {
  const changes = {
    status: REQUEST_STATUS.Completed,
    version: request.version + 1,
    updated_at: at.toISOString(),
  };
  await db.updateTable('scholarship_request').set(changes).where('id', '=', request.id).execute();
  return { ...request, ...changes };
}

/**
 * Stores a submission whose files are already stored, and completes the request, in one transaction. If files are
 * waiting for the virus scanner, so does the receipt (`held-submission.ts`).
 * @returns the completed request; that of the first submission for a repeated one
 * @throws RequestError 409 `registrationRequired`, `awardCompleted`, `awardWithdrawn`, 503 `unavailable`
 */
export async function storeSubmission(
  database: Database,
  sender: Sender,
  files: readonly ArrivingFile<FileSlot>[],
  locale: Locale,
): Promise<StoredRequest> {
  const { subject } = sender;
  const name = await sealName(sender);
  return storeOnce(database, async (tx) => {
    const request = await findRequest(tx, subject);
    if (!request) throw new RequestError(409, 'registrationRequired');
    const isCompleted = request.status === REQUEST_STATUS.Completed;
    const repeated = isCompleted ? await repeatSubmission(tx, request, files) : null;
    if (repeated) return repeated;
    if (request.withdrawn_at) throw new RequestError(409, 'awardWithdrawn');
    await takeFromDraft(tx, subject, files, locale);
    const at = now();
    if (isCompleted) await replace(tx, request, files, at);
    await insert(tx, request.id, { files, locale, at });
    const completed = await complete(tx, request, at);
    await keepName(tx, request.id, name);
    await refreshConflicts(tx, request.edition_id, { requestId: request.id });
    const isHeld = isWaiting(files);
    const data = { files: files.length, textVersion: MESSAGES_VERSION, language: locale };
    await recordEvent(tx, {
      entity: 'scholarship_request',
      entityId: request.id,
      kind: isHeld ? 'held' : isCompleted ? 'resubmitted' : 'completed',
      actor: subject,
      at,
      data,
    });
    if (!isHeld) {
      const change = isCompleted ? await describeReplacement(locale) : undefined;
      await enqueueReceipt(tx, { name: 'submission', request, locale, at, change });
    }
    return completed;
  });
}
