import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { type CheckedImport, checkImport, type ImportError } from '@/lib/publications/check-import';
import { listImages } from '@/lib/publications/publication-body';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { type FoundFile, findDocumentFiles, keepDocumentFiles } from './document-files';
import { findImages } from './images/image-rows';
import { toCheckedPublication } from './read-items';
import { type CheckedPublication, savePublication } from './save';

interface ImportOptions {
  /** Folder with the PDF files of documents: `<id>.<language>.pdf`. */
  folder: string | null;
  at: Date;
  /** Only validates. */
  dryRun: boolean;
}

interface ImportReport {
  /** With any error nothing was imported. */
  errors: ImportError[];
  added: number;
  changed: number;
}

type Checked = CheckedImport['items'][number];

/** The items whose id belongs to a publication or draft of another kind. */
export async function findKindErrors(db: Kysely<Tables>, checked: CheckedImport): Promise<ImportError[]> {
  const errors: ImportError[] = [];
  for (const { index, item } of checked.items)
    for (const table of ['publication', 'publication_draft'] as const) {
      const known = await db.selectFrom(table).select('kind').where('id', '=', item.id).executeTakeFirst();
      if (!known || known.kind === item.kind) continue;
      errors.push({ ...checked.locate([index, 'id']), message: `is the id of a ${known.kind} already` });
      break;
    }
  return errors;
}

/** The blocks that name an image which this portal does not have. */
export async function findImageErrors(db: Kysely<Tables>, checked: CheckedImport): Promise<ImportError[]> {
  const known = await findImages(
    db,
    checked.items.flatMap(({ item }) => listImages(item.data.body)),
  );
  return checked.items.flatMap(({ index, item }) =>
    (item.data.body ?? []).flatMap(({ image }, block) => {
      if (image === undefined || known.has(image)) return [];
      const place = checked.locate([index, 'data', 'body', block, 'image']);
      return [{ ...place, message: 'there is no image with this id: add it at the desk first' }];
    }),
  );
}

const listTimeErrors = (checked: CheckedImport, at: Date): ImportError[] =>
  checked.items
    .filter(({ item }) => new Date(item.publishedAt) > at)
    .map(({ index }) => ({ ...checked.locate([index, 'publishedAt']), message: 'is in the future' }));

async function findFiles({ item }: Checked, folder: string | null): Promise<FoundFile[]> {
  return item.kind === 'document' ? findDocumentFiles(item.id, folder) : [];
}

export function listMissingFiles(
  checked: CheckedImport,
  { index, item }: Checked,
  files: FoundFile[],
): ImportError[] {
  if (item.kind !== 'document') return [];
  const missing = LOCALE_CODES.filter((locale) => !files.some((file) => file.locale === locale));
  return missing.map((locale) => ({
    ...checked.locate([index, 'texts', locale]),
    message: `the PDF file ${item.id}.${locale}.pdf is missing`,
  }));
}

/** Imports all or none. @returns the errors by line and language, or the changes */
export async function importPublications(
  db: Database,
  text: string,
  { folder, at, dryRun }: ImportOptions,
): Promise<ImportReport> {
  const checked = checkImport(text);
  const errors = [
    ...checked.errors,
    ...(await findKindErrors(db, checked)),
    ...(await findImageErrors(db, checked)),
    ...listTimeErrors(checked, at),
  ];
  const publications: CheckedPublication[] = [];
  const files: FoundFile[] = [];
  for (const row of checked.items) {
    const found = await findFiles(row, folder);
    errors.push(...listMissingFiles(checked, row, found));
    files.push(...found);
    publications.push(toCheckedPublication(row.item, found));
  }
  const report = { errors: errors.sort((a, b) => a.line - b.line), added: 0, changed: 0 };
  if (errors.length > 0) return report;
  if (!dryRun) await keepDocumentFiles(files);
  const rollBack = new Error('dry run');
  await inTransaction(db, async (tx) => {
    Object.assign(report, { added: 0, changed: 0 });
    for (const publication of publications) {
      if (await savePublication(tx, publication, 'editor', at)) report.changed += 1;
      else report.added += 1;
    }
    if (dryRun) throw rollBack;
  }).catch((error: unknown) => {
    if (error !== rollBack) throw error;
  });
  return report;
}
