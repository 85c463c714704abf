import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { type ImageRefusal, MAX_IMAGE_BYTES } from '@/lib/publications/images/image-rules';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { type ArrivingFile, readArrivingFile } from '@/lib/server/files/arriving-file';
import { getArrivingPath, removeArrivingFiles } from '@/lib/server/files/folder';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { receiveForm } from '@/lib/server/files/receive-multipart';
import { examineLater, requireTurn } from '@/lib/server/files/require-turn';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { scan } from '@/lib/server/files/virus-scan';
import { storeOnce } from '@/lib/server/forms/store-once';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import type { Change } from '@/lib/server/publications/drafts/draft-rows';
import { type ConvertedImage, convertImage } from '@/lib/server/publications/images/convert-image';
import { recordImage } from './image-handlers';
import { changeBy } from './publication-draft-handlers';

const RULES = { slots: { file: { maxFiles: 1 } }, maxFields: 1, maxFileBytes: MAX_IMAGE_BYTES };
const NAME_DIGITS = 16;

const refuse = (refusal: ImageRefusal | 'required'): never => {
  throw new RequestError(422, 'validation', { fields: { file: refusal } });
};

/** With a virus scanner, an image is added only after the scan. @throws RequestError 422, 503 */
async function scanImage({ scanState, storageKey }: ArrivingFile): Promise<void> {
  if (scanState !== 'waiting') return;
  const verdict = await scan(createReadStream(getArrivingPath(storageKey)));
  if (verdict === 'infected') refuse('infected');
  if (verdict !== 'clean') throw examineLater('unavailable');
}

/** @throws RequestError 422 `file` with the reason, 429, 503 */
async function makeFiles(sender: string, file: ArrivingFile): Promise<ConvertedImage> {
  await scanImage(file);
  const made = requireTurn(await convertImage(sender, () => readArrivingFile(file)));
  return typeof made === 'string' ? refuse(made) : made;
}

const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

async function writeFiles({ files }: ConvertedImage) {
  return Promise.all(
    files.map(async ({ content, format, width }) => {
      const [storage_key, sha256] = [randomUUID(), digest(content)];
      await writeFile(getArrivingPath(storage_key), content, { flag: 'wx', mode: 0o600, flush: true });
      const name = `${sha256.slice(0, NAME_DIGITS)}.${format}`;
      return { id: uuidv7(), name, format, width, size: content.byteLength, sha256, storage_key };
    }),
  );
}

const findKnown = (db: Kysely<Tables>, sha256: string) =>
  db.selectFrom('image').select(['id', 'version']).where('sha256', '=', sha256).executeTakeFirst();

type Files = Awaited<ReturnType<typeof writeFiles>>;

/** @returns the image; the one of an earlier upload if the same file arrived meanwhile */
async function store(
  tx: Kysely<Tables>,
  { sha256 }: ArrivingFile,
  { width, height, files }: Pick<ConvertedImage, 'width' | 'height'> & { files: Files },
  change: Change,
) {
  const known = await findKnown(tx, sha256);
  if (known) return known;
  const id = uuidv7();
  const at = change.at.toISOString();
  await tx
    .insertInto('image')
    .values({
      ...{ id, sha256, width, height, version: 1, created_at: at, updated_at: at },
      ...{ is_decorative: 0, source: '', licence: '', consent: 'unclear', expires_on: null },
      ...{ focal_x: 50, focal_y: 50, folded_words: '' },
    })
    .execute();
  await tx
    .insertInto('image_file')
    .values(files.map((file) => ({ ...file, image_id: id })))
    .execute();
  await recordImage(tx, id, 'added', change);
  return { id, version: 1 };
}

/** Files are stored before a row refers to them, and are deleted again if none does. */
async function keep(file: ArrivingFile, made: ConvertedImage, change: Change) {
  const database = await openDatabase();
  const files = await writeFiles(made);
  const keys = files.map(({ storage_key }) => storage_key);
  let isUnknown = false;
  try {
    await (await openFileStore()).keep(keys);
    return await storeOnce(database, (tx) => store(tx, file, { ...made, files }, change)).catch(
      (error: unknown) => {
        // Only a refusal guarantees that nothing was stored: a commit without a response may still succeed.
        isUnknown = !(error instanceof RequestError);
        throw error;
      },
    );
  } finally {
    if (!isUnknown) await removeUnnamed(database, keys);
  }
}

/**
 * Desk/AddImage: checks an uploaded image by its content and stores the files that readers get; the uploaded file is
 * not kept.
 * @throws RequestError 400, 408, 413, 415 (body), 422 `file` with an `ImageRefusal`, 429, 503
 */
export const addImage: ApiHandler = async (c) => {
  const change = changeBy(c);
  const { files } = await receiveForm(c.req.raw, RULES);
  try {
    const [file, ...more] = files;
    if (!file) return refuse('required');
    if (more.length > 0) throw new RequestError(400, 'malformed');
    if (file.size === 0) refuse('empty');
    if (file.truncated) refuse('tooLarge');
    const known = await findKnown(await openDatabase(), file.sha256);
    const data = known ?? (await keep(file, await makeFiles(change.actor, file), change));
    return c.json({ data });
  } finally {
    await removeArrivingFiles(files.map(({ storageKey }) => storageKey));
  }
};
