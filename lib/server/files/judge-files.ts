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
 * Judges the files of a form by their names and content.
 * @throws RequestError 422 `files`: names the first refused file and why, in the caller's language, and the error of
 *   each in `fields`; 429, 503 when too many files wait to be opened
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
  /** `CVFile`, or `ExtraSupportiveFiles.2` where a slot takes several; counted from 0. */
  field: string;
  draft: Draft<Slot>;
  error: FileError | null;
}

interface RefusedFile<Slot extends string = string> extends JudgedFile<Slot> {
  error: FileError;
}

/** The spec's rule, same name and size, and the same content under another name. */
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

/** What can be told at a glance, of every file. */
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
 * Judges the files of a form by their names and content. Documents are opened only when nothing else is wrong,
 * one after the other, so that all that are refused can be named; but none after one that was made to keep its
 * reader busy.
 * @param sender whose files they are
 * @throws RequestError 429, 503 when too many files wait to be opened
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
 * Has documents scanned that nothing else is wrong with; what it cannot judge waits, and once it does not
 * answer the rest does.
 * @returns those that it refuses
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
