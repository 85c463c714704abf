import 'server-only';
import { createReadStream } from 'node:fs';
import { hasAcceptedEnding } from '@/lib/forms/files/file-name';
import { type FileError, MAX_FILE_MEGABYTES, TYPE_NAMES } from '@/lib/forms/files/rules';
import { loadTranslator } from '@/lib/i18n/translator';
import type { ApiContext } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { keyOf } from '@/lib/server/http/rate-limit';
import { type ArrivingFile, readArrivingFile } from './arriving-file';
import { getArrivingPath } from './folder';
import { inspectPdf } from './inspect-pdf';
import type { ReceivedForm, UploadRules } from './receive-multipart';
import { scan } from './virus-scan';

/**
 * Validates names and content of a form's files. @throws RequestError 422 `files` with all errors; 429, 503 when busy
 */
export async function checkFiles<Slot extends string>(
  { files }: ReceivedForm<Slot>,
  slots: UploadRules<Slot>['slots'],
  c: ApiContext,
): Promise<void> {
  const refused = await listRefusedFiles(files, slots, keyOf(c));
  const first = refused[0];
  if (!first) return;
  const { name, slot } = first.file;
  const t = await loadTranslator(c.get('locale'), 'uploader');
  const limits = { max: slots[slot].maxFiles, types: TYPE_NAMES, n: MAX_FILE_MEGABYTES };
  const reason = t(`errors.${first.error}`, { ...limits, name });
  const fields = Object.fromEntries(refused.map(({ field, error }) => [field, error]));
  throw new RequestError(422, 'files', { fields, values: { name, reason } });
}

interface ValidatedFile<Slot extends string> {
  /** `CVFile`, or `ExtraSupportiveFiles.2` for a slot with several files; from 0. */
  field: string;
  file: ArrivingFile<Slot>;
  error: FileError | null;
}

interface RefusedFile<Slot extends string = string> extends ValidatedFile<Slot> {
  error: FileError;
}

/** The specification's rule (same name and size), and the same content under another name. */
function isDuplicate(file: ArrivingFile, earlier: readonly ArrivingFile[]): boolean {
  return earlier.some(
    ({ name, size, sha256 }) => sha256 === file.sha256 || (name === file.name && size === file.size),
  );
}

function findError(file: ArrivingFile, earlier: readonly ArrivingFile[], maxFiles: number): FileError | null {
  if (earlier.length >= maxFiles) return 'tooMany';
  if (file.size === 0) return 'empty';
  if (!hasAcceptedEnding(file.name) || !file.isPdf) return 'wrongType';
  if (file.truncated) return 'tooLarge';
  return isDuplicate(file, earlier) ? 'duplicate' : null;
}

/** Errors that can be detected without opening a file. */
function listPostedErrors<Slot extends string>(
  files: readonly ArrivingFile<Slot>[],
  slots: UploadRules<Slot>['slots'],
): ValidatedFile<Slot>[] {
  const validated: ValidatedFile<Slot>[] = [];
  for (const [index, file] of files.entries()) {
    const earlier = files.slice(0, index).filter(({ slot }) => slot === file.slot);
    const { maxFiles } = slots[file.slot];
    const field = maxFiles > 1 ? `${file.slot}.${earlier.length}` : file.slot;
    validated.push({ field, file, error: findError(file, earlier, maxFiles) });
  }
  return validated;
}

const isRefused = <Slot extends string>(file: ValidatedFile<Slot>): file is RefusedFile<Slot> =>
  file.error !== null;

/** Documents are opened only if there are no other errors, one after the other; none after an `exhausting` one. */
async function listRefusedFiles<Slot extends string>(
  files: readonly ArrivingFile<Slot>[],
  slots: UploadRules<Slot>['slots'],
  sender: string,
): Promise<RefusedFile<Slot>[]> {
  const validated = listPostedErrors(files, slots);
  const refused = validated.filter(isRefused);
  if (refused.length > 0) return refused;
  const arrived = validated.filter(({ file }) => file.storedAs === undefined);
  for (const { field, file } of arrived) {
    const finding = await inspectPdf(sender, () => readArrivingFile(file));
    if (finding === 'exhausting') return [...refused, { field, file, error: 'damaged' }];
    if (finding) refused.push({ field, file, error: finding });
  }
  return refused.length > 0 ? refused : scanFiles(arrived);
}

/**
 * Scans documents that have no other errors. What the scanner cannot check is marked as waiting. @returns the refused
 * ones
 */
async function scanFiles<Slot extends string>(
  validated: readonly ValidatedFile<Slot>[],
): Promise<RefusedFile<Slot>[]> {
  const refused: RefusedFile<Slot>[] = [];
  for (const { field, file } of validated.filter(({ file }) => file.scanState === 'waiting')) {
    const verdict = await scan(createReadStream(getArrivingPath(file.storageKey)));
    if (verdict === 'unavailable') break;
    if (verdict === 'unjudged') continue;
    if (verdict === 'infected') refused.push({ field, file, error: 'infected' });
    file.scanState = 'done';
  }
  return refused;
}
