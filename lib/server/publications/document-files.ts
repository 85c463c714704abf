import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '@/lib/config/env';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { copyDurably, syncPath } from '@/lib/server/files/folder';

/** A document's PDF in one language, as it was found. */
export interface FoundFile {
  locale: Locale;
  /** Path below the portal at which it is served. */
  path: string;
  /** Bytes. */
  size: number;
  /** Where it stands now, when it is still to be copied into the data folder. */
  copyFrom: string | null;
}

const PDF_START = '%PDF-';
const PREFIX = '/documents/';
const STORED_NAME = /^[a-z0-9-]+\.[a-z]{2}\.[0-9a-f]{16}\.pdf$/;

const SHIPPED_FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'documents');

/** Folder of the documents that editors imported: beside the database. */
export function getDocumentFolder(dataDir: string = env.DATA_DIR): string {
  return join(resolve(dataDir), 'documents');
}

/** Path of an imported document by the last part of its address; null for any other name. */
export function findDocumentPath(name: string): string | null {
  return STORED_NAME.test(name) ? join(getDocumentFolder(), name) : null;
}

async function findPdf(file: string): Promise<Buffer | null> {
  const content = await readFile(file).catch(() => null);
  return content?.subarray(0, PDF_START.length).toString('latin1') === PDF_START ? content : null;
}

/** The file beside an import: its name gets the fingerprint of its content, so that a changed file has a new address. */
async function findBeside(folder: string, id: string, locale: Locale): Promise<FoundFile | null> {
  const file = join(folder, `${id}.${locale}.pdf`);
  const content = await findPdf(file);
  if (!content) return null;
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { locale, path: `${PREFIX}${id}.${locale}.${digest}.pdf`, size: content.length, copyFrom: file };
}

/** The file that came with the portal. */
async function findShipped(id: string, locale: Locale): Promise<FoundFile | null> {
  const name = `${id}.${locale}.pdf`;
  const content = await findPdf(join(SHIPPED_FOLDER, name));
  return content ? { locale, path: `${PREFIX}${name}`, size: content.length, copyFrom: null } : null;
}

/**
 * The PDF files of a document in all languages.
 * @param folder where an import brings them along; without one only those that came with the portal count
 * @returns those that were found; a file that is no PDF counts as missing
 */
export async function findDocumentFiles(id: string, folder: string | null): Promise<FoundFile[]> {
  const files = await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const beside = folder ? await findBeside(folder, id, locale) : null;
      return beside ?? findShipped(id, locale);
    }),
  );
  return files.filter((file) => file !== null);
}

/** Puts the files of an import into the data folder and on disk, before a row names them. */
export async function keepDocumentFiles(files: readonly FoundFile[]): Promise<void> {
  const folder = getDocumentFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { copyFrom, path } of files) {
    if (copyFrom) await copyDurably(copyFrom, join(folder, path.slice(PREFIX.length)));
  }
  await syncPath(folder);
}
