import 'server-only';
import { createHash } from 'node:crypto';
import { open, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/env/env';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { StoredContent } from '@/lib/server/files/file-store';
import { getUploadFolder } from '@/lib/server/files/folder';
import { openFileStore } from '@/lib/server/files/open-file-store';
import { RequestError } from '@/lib/server/http/errors';

export interface FoundFile {
  locale: Locale;
  path: string;
  size: number;
  copyFrom: string | null;
}

const PDF_START = '%PDF-';
/** The addresses of all documents begin with it. */
export const PREFIX = '/documents/';
/** Digits of the SHA-256 of a document in its name. */
export const DIGEST_LENGTH = 16;
const STORED_NAME = /^[a-z0-9-]+\.[a-z]{2}\.[0-9a-f]{16}\.pdf$/;

const SHIPPED_FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'documents');

/** Folder of imported documents in earlier builds: next to the database of one instance. */
const getFormerFolder = () => join(resolve(env.DATA_DIR), 'documents');

const toKey = (name: string) => `documents/${name}`;

/** The name of an imported document by its address; null for one that ships with the portal. */
export function toStoredName(path: string): string | null {
  const name = path.slice(PREFIX.length);
  return path.startsWith(PREFIX) && STORED_NAME.test(name) ? name : null;
}

async function openFormer(name: string): Promise<StoredContent | null> {
  const handle = await open(join(getFormerFolder(), name)).catch(() => null);
  return handle && { content: handle.createReadStream(), size: (await handle.stat()).size };
}

/** From the file store, or the folder of an earlier build. @throws RequestError 503 when the storage is unavailable */
export async function openDocument(name: string): Promise<StoredContent | null> {
  if (!STORED_NAME.test(name)) return null;
  try {
    return await (await openFileStore()).read(toKey(name));
  } catch (error) {
    if (error instanceof RequestError) throw error;
    return openFormer(name);
  }
}

export interface LocalDocument {
  key: string;
  path: string;
  /** The first 16 digits of its SHA-256, which are part of its name. */
  digest: string;
}

export async function listLocalDocuments(): Promise<LocalDocument[]> {
  const folders = [join(getUploadFolder(), 'documents'), getFormerFolder()];
  const lists = folders.map(async (folder) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => STORED_NAME.test(name));
    return names.map((name) => ({ key: toKey(name), path: join(folder, name), digest: digestOf(name) }));
  });
  return (await Promise.all(lists)).flat();
}

export const digestOf = (name: string): string => name.split('.').at(-2) ?? '';

async function findPdf(file: string): Promise<Buffer | null> {
  const content = await readFile(file).catch(() => null);
  return content?.subarray(0, PDF_START.length).toString('latin1') === PDF_START ? content : null;
}

/** The file next to an import: its name gets the digest of its content, so that a changed file has a new address. */
async function findBeside(folder: string, id: string, locale: Locale): Promise<FoundFile | null> {
  const file = join(folder, `${id}.${locale}.pdf`);
  const content = await findPdf(file);
  if (!content) return null;
  const digest = createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);
  return { locale, path: `${PREFIX}${id}.${locale}.${digest}.pdf`, size: content.length, copyFrom: file };
}

async function findShipped(id: string, locale: Locale): Promise<FoundFile | null> {
  const name = `${id}.${locale}.pdf`;
  const content = await findPdf(join(SHIPPED_FOLDER, name));
  return content ? { locale, path: `${PREFIX}${name}`, size: content.length, copyFrom: null } : null;
}

/** @param folder of an import; without one only files that ship with the portal are found */
export async function findDocumentFiles(id: string, folder: string | null): Promise<FoundFile[]> {
  const files = await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const beside = folder ? await findBeside(folder, id, locale) : null;
      return beside ?? findShipped(id, locale);
    }),
  );
  return files.filter((file) => file !== null);
}

/** Copies the files of an import to the file store, before a row refers to them. @throws RequestError 503 as it does */
export async function keepDocumentFiles(files: readonly FoundFile[]): Promise<void> {
  const store = await openFileStore();
  for (const { copyFrom, path } of files)
    if (copyFrom) await store.put(toKey(path.slice(PREFIX.length)), copyFrom);
}
