import 'server-only';
import type { Kysely } from 'kysely';
import { importBody } from '@/lib/admin/publishing/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { type CheckedImport, checkImport, type ImportError } from '@/lib/publications/check-import';
import { toDraft } from '@/lib/publications/drafts/publication-draft';
import type { PublicationImport } from '@/lib/publications/import-format';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { findDocumentFiles } from '@/lib/server/publications/document-files';
import {
  type Change,
  findDraft,
  type LoadedDraft,
  toUnstored,
} from '@/lib/server/publications/drafts/draft-rows';
import { findImageErrors, findKindErrors, listMissingFiles } from '@/lib/server/publications/import';
import { changeBy, writeText } from './publication-draft-handlers';

/** Maximum number of errors listed; the others are reported once these are fixed. */
const MAX_ERRORS = 20;

function refuse(errors: readonly ImportError[]): void {
  if (errors.length === 0) return;
  const lines = errors
    .slice(0, MAX_ERRORS)
    .map(({ line, locale, path, message }) => `${line}${locale ? ` [${locale}]` : ''} ${path} ${message}`);
  throw new RequestError(422, 'importErrors', { values: { errors: lines.join('\n') } });
}

function startDraft(item: PublicationImport, { at }: Change): LoadedDraft {
  const { id, kind } = item;
  const row = toUnstored({ id, kind, state: 'draft', updated_at: at.toISOString() });
  return { draft: toDraft(item), row, live: null };
}

/** A document that is not on the portal needs its PDF files, which only the import command brings. */
async function findFileErrors(tx: Kysely<Tables>, checked: CheckedImport): Promise<ImportError[]> {
  const errors: ImportError[] = [];
  for (const { index, item } of checked.items) {
    if (item.kind !== 'document' || (await findDraft(tx, item.id))) continue;
    const found = await findDocumentFiles(item.id, null);
    errors.push(...listMissingFiles(checked, { index, item }, found));
  }
  return errors;
}

/** @returns true if the publication had a draft or was on the portal */
async function storeDraft(tx: Kysely<Tables>, item: PublicationImport, change: Change): Promise<boolean> {
  const known = await findDraft(tx, item.id);
  const draft = { ...toDraft(item), ...(known?.draft.files ? { files: known.draft.files } : {}) };
  await writeText(tx, known ?? startDraft(item, change), draft, change);
  return known !== null;
}

/**
 * Desk/ImportPublications: all items of the text become drafts, or none. They are reviewed like those written at the
 * desk.
 * @throws RequestError 422 `importErrors` with each error by line and language
 */
export const importPublications: ApiHandler = async (c) => {
  const { text } = await readJson(c.req.raw, importBody);
  const change = changeBy(c);
  const checked = checkImport(text);
  const data = await inTransaction(await openDatabase(), async (tx) => {
    const errors = [
      ...checked.errors,
      ...(await findKindErrors(tx, checked)),
      ...(await findFileErrors(tx, checked)),
      ...(await findImageErrors(tx, checked)),
    ];
    refuse(errors.sort((a, b) => a.line - b.line));
    const known: boolean[] = [];
    for (const { item } of checked.items) known.push(await storeDraft(tx, item, change));
    const changed = known.filter(Boolean).length;
    return { added: known.length - changed, changed };
  });
  return c.json({ data });
};
