import 'server-only';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { OF_BLOCK } from '@/lib/publications/drafts/draft-file';
import type { Block } from '@/lib/publications/publication-body';
import type { Tables } from '@/lib/server/db/tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { RequestError } from '@/lib/server/http/errors';
import { DIGEST_LENGTH, PREFIX } from './document-files';

const DAY_MS = 86_400_000;

export type UploadedDocument = ArrivingFile & { locale: Locale | typeof OF_BLOCK };

/** Stores rows of files that were uploaded for a publication. The same file again has the same address. */
export async function addDocumentRows(
  tx: Kysely<Tables>,
  publicationId: string,
  files: readonly UploadedDocument[],
  at: Date,
): Promise<{ locale: UploadedDocument['locale']; path: string; size: number }[]> {
  const rows = files.map(({ locale, size, sha256, storageKey }) => ({
    id: uuidv7(),
    publication_id: publicationId,
    locale,
    path: `${PREFIX}${publicationId}.${locale}.${sha256.slice(0, DIGEST_LENGTH)}.pdf`,
    size,
    sha256,
    storage_key: storageKey,
    created_at: at.toISOString(),
  }));
  await tx.insertInto('document_file').values(rows).execute();
  return rows.map(({ locale, path, size }) => ({ locale, path, size }));
}

/** The row of a file that was uploaded at the desk, by its address. */
export const findUploaded = (db: Kysely<Tables>, path: string) =>
  db
    .selectFrom('document_file')
    .select(['publication_id', 'locale', 'size', 'storage_key'])
    .where('path', '=', path)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** True if a block of a published text leads to a file. */
async function isInBody(db: Kysely<Tables>, id: string, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('publication')
    .select('data')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  const { body = [] }: { body?: Block[] } = JSON.parse(row?.data ?? '{}');
  return body.some(({ address }) => address === path);
}

/** The addresses of uploaded files; for others the database is not read. */
const WITH_DIGEST = new RegExp(`\\.[0-9a-f]{${DIGEST_LENGTH}}\\.pdf$`);

/** True if readers are offered a file now. */
async function isPublic(
  db: Kysely<Tables>,
  { publication_id, locale }: { publication_id: string; locale: string },
  path: string,
): Promise<boolean> {
  if (locale === OF_BLOCK) return isInBody(db, publication_id, path);
  if (!isLocale(locale)) return false;
  const row = await db
    .selectFrom('publication_text')
    .innerJoin('publication', 'publication.id', 'publication_text.publication_id')
    .select('publication_text.texts')
    .where('publication.id', '=', publication_id)
    .where('publication.status', '=', 'published')
    .where('publication_text.locale', '=', locale)
    .executeTakeFirst();
  return row !== undefined && JSON.parse(row.texts).file?.path === path;
}

/**
 * The content of a published file that was uploaded at the desk.
 * @returns null if no file was uploaded for the address @throws RequestError 404 for one that is not public; 503
 */
export async function openUploaded(db: Kysely<Tables>, path: string) {
  const row = WITH_DIGEST.test(path) && (await findUploaded(db, path));
  if (!row) return null;
  if (!(await isPublic(db, row, path))) throw new RequestError(404, 'notFound');
  const { content } = await (await openFileStore()).read(row.storage_key);
  return { content: Readable.toWeb(content) as ReadableStream<Uint8Array>, size: row.size };
}

/**
 * The contents of a publication's draft, versions and published texts as one text, in which addresses of files are
 * searched.
 */
async function listNamed(db: Kysely<Tables>, id: string): Promise<string> {
  const drafts = await db.selectFrom('publication_draft').select('content').where('id', '=', id).execute();
  const versions = await db
    .selectFrom('publication_version')
    .select('item')
    .where('publication_id', '=', id)
    .execute();
  const texts = await db
    .selectFrom('publication_text')
    .select('texts')
    .where('publication_id', '=', id)
    .execute();
  const live = await db.selectFrom('publication').select('data').where('id', '=', id).execute();
  return [
    ...live.map(({ data }) => data),
    ...drafts.map(({ content }) => content),
    ...versions.map(({ item }) => item),
    ...texts.map((row) => row.texts),
  ].join('\n');
}

/**
 * Deletes files that neither a draft, a version nor the portal names, a day after their upload: those that were
 * replaced before a review, and those of publications without a draft. @param dryRun only counts
 */
export async function removeOldDocuments(db: Kysely<Tables>, at: Date, dryRun: boolean): Promise<number> {
  const rows = await db
    .selectFrom('document_file')
    .select(['id', 'publication_id', 'path', 'storage_key'])
    .where('created_at', '<', new Date(at.getTime() - DAY_MS).toISOString())
    .execute();
  const named = new Map<string, string>();
  for (const id of new Set(rows.map(({ publication_id }) => publication_id)))
    named.set(id, await listNamed(db, id));
  const old = rows.filter(({ publication_id, path }) => !named.get(publication_id)?.includes(`"${path}"`));
  if (dryRun || old.length === 0) return old.length;
  await db
    .deleteFrom('document_file')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute();
  await removeUnnamed(
    db,
    old.map(({ storage_key }) => storage_key),
  );
  return old.length;
}
