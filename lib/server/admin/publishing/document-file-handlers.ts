import 'server-only';
import type { PUBLISHING_ENDPOINTS } from '@/lib/admin/publishing/endpoints';
import { documentFileQuery, draftBody } from '@/lib/admin/publishing/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { FILE_CONTROL } from '@/lib/publications/drafts/draft-file';
import { openDatabase } from '@/lib/server/db/open';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { removeArrivingFiles } from '@/lib/server/files/folder';
import { checkFiles } from '@/lib/server/files/judge-files';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { receiveForm } from '@/lib/server/files/receive-multipart';
import { examineLater } from '@/lib/server/files/require-turn';
import { serveDocument } from '@/lib/server/files/serve-file';
import { removeUnnamed } from '@/lib/server/files/sweep';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { toFieldErrors } from '@/lib/server/http/body/field-errors';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { type Change, requireDraft } from '@/lib/server/publications/drafts/draft-rows';
import { addDocumentRows, findUploaded } from '@/lib/server/publications/stored-documents';
import { changeBy, writeText } from './publication-draft-handlers';

const SLOTS = Object.fromEntries(
  LOCALE_CODES.map((locale) => [FILE_CONTROL(locale), { maxFiles: 1 }]),
) as Record<`file-${Locale}`, { maxFiles: number }>;

type Uploaded = ArrivingFile & { locale: Locale };

/** The files by language; browsers send an empty control as a file without name and content. */
const listUploaded = (files: readonly ArrivingFile[]): Uploaded[] =>
  LOCALE_CODES.flatMap((locale) =>
    files
      .filter(({ slot, left }) => slot === FILE_CONTROL(locale) && !left)
      .map((file) => ({ ...file, locale })),
  );

/** @throws RequestError 422 */
function readTarget(fields: URLSearchParams) {
  const given = { id: fields.get('id') ?? '', version: Number(fields.get('version') ?? Number.NaN) };
  const parsed = draftBody.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new RequestError(422, 'validation', { fields: toFieldErrors(parsed.error.issues) });
}

/** Files are stored before a row refers to them, and are deleted again if none does. */
async function keep(
  { id, version: seen }: ReturnType<typeof readTarget>,
  files: readonly Uploaded[],
  change: Change,
): Promise<number> {
  const database = await openDatabase();
  const keys = files.map(({ storageKey }) => storageKey);
  let isUnknown = false;
  try {
    await (await openFileStore()).keep(keys);
    return await inTransaction(database, async (tx) => {
      const loaded = await requireDraft(tx, id, seen);
      if (loaded.row.kind !== 'document') throw new RequestError(404, 'notFound');
      const added = await addDocumentRows(tx, id, files, change.at);
      const { draft } = loaded;
      return writeText(tx, loaded, { ...draft, files: { ...draft.files, ...added } }, change);
    }).catch((error: unknown) => {
      // Only a refusal guarantees that nothing was stored: a commit without a response may still succeed.
      isUnknown = !(error instanceof RequestError);
      throw error;
    });
  } finally {
    if (!isUnknown) await removeUnnamed(database, keys);
  }
}

/**
 * Desk/AddDocumentFiles: the PDF files of a document in one or more languages, each in the part `file-<language>`. They
 * replace those of the draft and are inspected like the files of requests; with a virus scanner they are added only
 * after the scan.
 * @throws RequestError 400, 408, 413, 415 (body), 404, 409 `publicationMoved`, 422 `files` and fields, 429, 503
 */
const addDocumentFiles: ApiHandler = async (c) => {
  const change = changeBy(c);
  const form = await receiveForm(c.req.raw, { slots: SLOTS, maxFields: 2 });
  try {
    const target = readTarget(form.fields);
    const files = listUploaded(form.files);
    if (files.length === 0)
      throw new RequestError(422, 'validation', { fields: { [FILE_CONTROL('ar')]: 'required' } });
    await checkFiles({ ...form, files: form.files.filter(({ left }) => !left) }, SLOTS, c);
    if (form.files.some(({ left, scanState }) => !left && scanState === 'waiting'))
      throw examineLater('unavailable');
    return c.json({ data: { id: target.id, version: await keep(target, files, change) } });
  } finally {
    await removeArrivingFiles(form.files.map(({ storageKey }) => storageKey));
  }
};

/** Desk/GetDocumentFile: a file of a draft or version, before readers have it. @throws RequestError 404, 503 */
const getDocumentFile: ApiHandler = async (c) => {
  const { path } = readQuery(c, documentFileQuery);
  const file = await findUploaded(await openDatabase(), path);
  if (!file) throw new RequestError(404, 'notFound');
  return serveDocument({ name: path.split('/').at(-1) ?? '', size: file.size, storageKey: file.storage_key });
};

export const DOCUMENT_FILE_HANDLERS = {
  addDocumentFiles,
  getDocumentFile,
} satisfies Partial<Record<keyof typeof PUBLISHING_ENDPOINTS, ApiHandler>>;
