import 'server-only';
import { createReadStream } from 'node:fs';
import { hasAcceptedEnding } from '@/lib/forms/files/file-name';
import { ACCEPTED_TYPES, type FileError, MAX_FILE_MEGABYTES } from '@/lib/forms/files/rules';
import { loadTranslator } from '@/lib/i18n/translator';
import type { ApiContext } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { keyOf } from '@/lib/server/http/rate-limit';
import { type Draft, readDraft } from './arriving-file';
import { getDraftPath } from './folder';
import { inspectPdf } from './inspect-pdf';
import type { ReceivedForm, UploadRules } from './receive-multipart';
import { scan } from './virus-scan';

/**
 * Validates the names and content of a form's files.
 * @throws RequestError 422 `files`: the message names the first refused file and the reason, in the caller's
 * language, and `fields` contains all errors; 429, 503 when too many files are waiting to be opened
 */
export async function checkFiles<Slot extends string>(
  { files }: ReceivedForm<Slot>,
  slots: UploadRules<Slot>['slots'],
  c: ApiContext,
): Promise<void> {
  const refused = await listRefusedFiles(files, slots, keyOf(c));
  const first = refused[0];
  if (!first) return;
  const { name, slot } = first.draft;
  const t = await loadTranslator(c.get('locale'), 'uploader');
  const limits = { max: slots[slot].maxFiles, types: ACCEPTED_TYPES.join(', '), n: MAX_FILE_MEGABYTES };
  const reason = t(`errors.${first.error}`, { ...limits, name });
  const fields = Object.fromEntries(refused.map(({ field, error }) => [field, error]));
  throw new RequestError(422, 'files', { fields, values: { name, reason } });
}

interface JudgedFile<Slot extends string> {
  /** `CVFile`, or `ExtraSupportiveFiles.2` for a slot with several files; from 0. */
  field: string;
  draft: Draft<Slot>;
  error: FileError | null;
}

interface RefusedFile<Slot extends string = string> extends JudgedFile<Slot> {
  error: FileError;
}

/** The specification's rule (same name and size), and the same content under another name. */
function isDuplicate(draft: Draft, earlier: readonly Draft[]): boolean {
  return earlier.some(
    ({ name, size, sha256 }) => sha256 === draft.sha256 || (name === draft.name && size === draft.size),
  );
}

function findError(draft: Draft, earlier: readonly Draft[], maxFiles: number): FileError | null {
  if (earlier.length >= maxFiles) return 'tooMany';
  if (draft.size === 0) return 'empty';
  if (!hasAcceptedEnding(draft.name) || !draft.isPdf) return 'wrongType';
  if (draft.truncated) return 'tooLarge';
  return isDuplicate(draft, earlier) ? 'duplicate' : null;
}

/** Errors that can be detected without opening a file. */
function listPostedErrors<Slot extends string>(
  drafts: readonly Draft<Slot>[],
  slots: UploadRules<Slot>['slots'],
): JudgedFile<Slot>[] {
  const judged: JudgedFile<Slot>[] = [];
  for (const [index, draft] of drafts.entries()) {
    const earlier = drafts.slice(0, index).filter(({ slot }) => slot === draft.slot);
    const { maxFiles } = slots[draft.slot];
    const field = maxFiles > 1 ? `${draft.slot}.${earlier.length}` : draft.slot;
    judged.push({ field, draft, error: findError(draft, earlier, maxFiles) });
  }
  return judged;
}

const isRefused = <Slot extends string>(file: JudgedFile<Slot>): file is RefusedFile<Slot> =>
  file.error !== null;

/**
 * Validates the names and content of a form's files. Documents are opened only if there are no other errors,
 * one after the other, so that all refused ones are reported; but none after an `exhausting` one.
 * @param sender owner of the files
 * @throws RequestError 429, 503 when too many files are waiting to be opened
 */
async function listRefusedFiles<Slot extends string>(
  drafts: readonly Draft<Slot>[],
  slots: UploadRules<Slot>['slots'],
  sender: string,
): Promise<RefusedFile<Slot>[]> {
  const judged = listPostedErrors(drafts, slots);
  const refused = judged.filter(isRefused);
  if (refused.length > 0) return refused;
  for (const { field, draft } of judged) {
    const finding = await inspectPdf(sender, () => readDraft(draft));
    if (finding === 'exhausting') return [...refused, { field, draft, error: 'damaged' }];
    if (finding) refused.push({ field, draft, error: finding });
  }
  return refused.length > 0 ? refused : scanDrafts(judged);
}

/**
 * Scans documents that have no other errors. A file that the scanner cannot check is marked as waiting, and
 * so are all others once it does not respond.
 * @returns the refused ones
 */
async function scanDrafts<Slot extends string>(
  judged: readonly JudgedFile<Slot>[],
): Promise<RefusedFile<Slot>[]> {
  const refused: RefusedFile<Slot>[] = [];
  for (const { field, draft } of judged.filter((file) => file.draft.scanState === 'waiting')) {
    const verdict = await scan(createReadStream(getDraftPath(draft.storageKey)));
    if (verdict === 'unavailable') break;
    if (verdict === 'unjudged') continue;
    if (verdict === 'infected') refused.push({ field, draft, error: 'infected' });
    draft.scanState = 'done';
  }
  return refused;
}
