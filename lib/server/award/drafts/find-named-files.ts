import 'server-only';
import type { Kysely } from 'kysely';
import { type FileSlot, SLOT_NAMES, slotOfType } from '@/lib/award/definition/file-slots';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { yearInForce } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { RequestError } from '@/lib/server/http/errors';
import { findDraft, listDraftFiles, toStoredFile } from './find-drafts';

/** The person's files by id: those of the draft, and those of the submission for a retry after a lost response. */
async function listFiles(db: Kysely<Tables>, subject: string): Promise<ArrivingFile<FileSlot>[]> {
  const draft = await findDraft(db, subject, 'submit');
  const drafted = draft ? await listDraftFiles(db, draft.id) : [];
  const submitted = await db
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .innerJoin('scholarship_request as request', 'request.id', 'submission.request_id')
    .selectAll('file')
    .where('request.user_sub', '=', subject)
    .where('request.edition_id', '=', yearInForce())
    .execute();
  return [
    ...drafted.map((file) => toStoredFile(file, file.slot as FileSlot)),
    ...submitted.map((file) => toStoredFile(file, slotOfType(file.type))),
  ];
}

/** A file that was removed on another device, or with the draft. */
export async function refuseGone(field: string, locale: Locale): Promise<never> {
  const reason = (await loadTranslator(locale, 'uploader'))('errors.gone');
  throw new RequestError(422, 'files', { fields: { [field]: 'gone' }, values: { name: field, reason } });
}

/**
 * The files that a submission names by their ids instead of containing them.
 * @param fields each question with files may have the ids of some
 * @throws RequestError 422 `files` for an id that is not one of the person's files in this question
 */
export async function findNamedFiles(
  db: Kysely<Tables>,
  subject: string,
  fields: URLSearchParams,
  locale: Locale,
): Promise<ArrivingFile<FileSlot>[]> {
  const named = SLOT_NAMES.flatMap((slot) => fields.getAll(slot).map((id, index) => ({ slot, id, index })));
  if (named.length === 0) return [];
  const files = await listFiles(db, subject);
  return Promise.all(
    named.map(async ({ slot, id, index }) => {
      const file = files.find(({ storedAs, slot: stored }) => storedAs === id && stored === slot);
      return file ?? refuseGone(slot === 'ExtraSupportiveFiles' ? `${slot}.${index}` : slot, locale);
    }),
  );
}
