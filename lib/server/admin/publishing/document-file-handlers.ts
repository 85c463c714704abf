import 'server-only';
import type { z } from 'zod';
import type { PUBLISHING_ENDPOINTS } from '@/lib/admin/publishing/endpoints';
import { blockFileBody, documentFileQuery, draftBody } from '@/lib/admin/publishing/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { BLOCK_FILE_CONTROL, FILE_CONTROL, OF_BLOCK } from '@/lib/publications/drafts/draft-file';
import type { PublicationDraft } from '@/lib/publications/drafts/publication-draft';
import type { Block } from '@/lib/publications/publication-body';
import { openDatabase } from '@/lib/server/db/open';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { removeArrivingFiles } from '@/lib/server/files/folder';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { receiveForm } from '@/lib/server/files/receive-multipart';
import { examineLater } from '@/lib/server/files/require-turn';
import { serveDocument } from '@/lib/server/files/serve-file';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { checkFiles } from '@/lib/server/files/validate-files';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { toFieldErrors } from '@/lib/server/http/body/field-errors';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { type Change, requireDraft } from '@/lib/server/publications/drafts/draft-rows';
import {
  addDocumentRows,
  findUploaded,
  type UploadedDocument,
} from '@/lib/server/publications/stored-documents';
import { changeBy, writeText } from './publication-draft-handlers';

const SLOTS = Object.fromEntries(
  LOCALE_CODES.map((locale) => [FILE_CONTROL(locale), { maxFiles: 1 }]),
) as Record<`file-${Locale}`, { maxFiles: number }>;

const BLOCK_SLOTS = { [BLOCK_FILE_CONTROL]: { maxFiles: 1 } } as const;

/** The files by language; browsers send an empty control as a file without name and content. */
const listUploaded = (files: readonly ArrivingFile[]): (ArrivingFile & { locale: Locale })[] =>
  LOCALE_CODES.flatMap((locale) =>
    files
      .filter(({ slot, left }) => slot === FILE_CONTROL(locale) && !left)
      .map((file) => ({ ...file, locale })),
  );

/** @throws RequestError 422 */
function readTarget<Target>(fields: URLSearchParams, schema: z.ZodType<Target>): Target {
  const version = Number(fields.get('version') ?? Number.NaN);
  const parsed = schema.safeParse({ ...Object.fromEntries(fields), version });
  if (parsed.success) return parsed.data;
  throw new RequestError(422, 'validation', { fields: toFieldErrors(parsed.error.issues) });
}

/** How a draft names files that were added to it. @throws RequestError 404 if it has no place for them */
type NameFiles = (
  draft: PublicationDraft,
  added: Awaited<ReturnType<typeof addDocumentRows>>,
) => PublicationDraft;

/** Files are stored before a row refers to them, and are deleted again if none does. */
async function keep(
  { id, version: seen }: { id: string; version: number },
  files: readonly UploadedDocument[],
  change: Change,
  nameFiles: NameFiles,
): Promise<number> {
  const database = await openDatabase();
  const keys = files.map(({ storageKey }) => storageKey);
  let isUnknown = false;
  try {
    await (await openFileStore()).keep(keys);
    return await inTransaction(database, async (tx) => {
      const loaded = await requireDraft(tx, id, seen);
      const added = await addDocumentRows(tx, id, files, change.at);
      return writeText(tx, loaded, nameFiles(loaded.draft, added), change);
    }).catch((error: unknown) => {
      // Only a refusal guarantees that nothing was stored: a commit without a response may still succeed.
      isUnknown = !(error instanceof RequestError);
      throw error;
    });
  } finally {
    if (!isUnknown) await removeUnnamed(database, keys);
  }
}

/** @throws RequestError 400, 408, 413, 415 (body), 422 `files`, 429, 503, also while the scanner does not respond */
async function receiveFiles<Slot extends string>(
  c: ApiContext,
  slots: Record<Slot, { maxFiles: number }>,
  maxFields: number,
  answer: (
    fields: URLSearchParams,
    files: readonly ArrivingFile[],
    check: () => Promise<void>,
  ) => Promise<Response>,
): Promise<Response> {
  const form = await receiveForm(c.req.raw, { slots, maxFields });
  const files = form.files.filter(({ left }) => !left);
  const check = async () => {
    await checkFiles({ ...form, files }, slots, c);
    if (files.some(({ scanState }) => scanState === 'waiting')) throw examineLater('unavailable');
  };
  try {
    return await answer(form.fields, files, check);
  } finally {
    await removeArrivingFiles(form.files.map(({ storageKey }) => storageKey));
  }
}

/** Adds the files of languages to a document. @throws RequestError 404 for another kind of publication */
const nameByLanguage: NameFiles = (draft, added) => {
  if (draft.kind !== 'document') throw new RequestError(404, 'notFound');
  const files = Object.fromEntries(added.map(({ locale, path, size }) => [locale, { path, size }]));
  return { ...draft, files: { ...draft.files, ...files } };
};

/** Makes a file the address of a block. @throws RequestError 404 for a block that is no file */
const nameByBlock =
  (id: string): NameFiles =>
  (draft, [added]) => {
    const isWanted = (block: Block) => block.id === id && block.kind === 'file';
    if (!added || !draft.blocks.some(isWanted)) throw new RequestError(404, 'notFound');
    const blocks = draft.blocks.map((block) => (isWanted(block) ? { ...block, address: added.path } : block));
    return { ...draft, blocks };
  };

/**
 * Desk/AddDocumentFiles: the PDF files of a document in one or more languages, each in the part `file-<language>`. They
 * replace those of the draft and are inspected like the files of requests; with a virus scanner they are added only
 * after the scan.
 * @throws RequestError 400, 408, 413, 415 (body), 404, 409 `publicationMoved`, 422 `files` and fields, 429, 503
 */
const addDocumentFiles: ApiHandler = (c) =>
  receiveFiles(c, SLOTS, 2, async (fields, received, check) => {
    const target = readTarget(fields, draftBody);
    const files = listUploaded(received);
    if (files.length === 0)
      throw new RequestError(422, 'validation', { fields: { [FILE_CONTROL('ar')]: 'required' } });
    await check();
    return c.json({
      data: { id: target.id, version: await keep(target, files, changeBy(c), nameByLanguage) },
    });
  });

/**
 * Desk/AddBlockFile: the PDF file of a file block, in the part `file`; it becomes the address of the block in every
 * language. It is inspected like the files of documents.
 * @throws RequestError as Desk/AddDocumentFiles
 */
const addBlockFile: ApiHandler = (c) =>
  receiveFiles(c, BLOCK_SLOTS, 3, async (fields, [file], check) => {
    const { block, ...target } = readTarget(fields, blockFileBody);
    if (!file) throw new RequestError(422, 'validation', { fields: { [BLOCK_FILE_CONTROL]: 'required' } });
    await check();
    const version = await keep(target, [{ ...file, locale: OF_BLOCK }], changeBy(c), nameByBlock(block));
    return c.json({ data: { id: target.id, version } });
  });

/** Desk/GetDocumentFile: a file of a draft or version, before readers have it. @throws RequestError 404, 503 */
const getDocumentFile: ApiHandler = async (c) => {
  const { path } = readQuery(c, documentFileQuery);
  const file = await findUploaded(await openDatabase(), path);
  if (!file) throw new RequestError(404, 'notFound');
  return serveDocument({ name: path.split('/').at(-1) ?? '', size: file.size, storageKey: file.storage_key });
};

export const DOCUMENT_FILE_HANDLERS = {
  addDocumentFiles,
  addBlockFile,
  getDocumentFile,
} satisfies Partial<Record<keyof typeof PUBLISHING_ENDPOINTS, ApiHandler>>;
