import 'server-only';
import type { BLIND_ENDPOINTS } from '@/lib/admin/readings/blind-endpoints';
import { saveBlindCopyBody } from '@/lib/admin/readings/blind-schemas';
import { idQuery } from '@/lib/admin/schemas';
import { slotOfType } from '@/lib/award/definition/file-slots';
import { now } from '@/lib/env/clock';
import { openWords, prepareCopy, replaceCopy, selectBlindFiles } from '@/lib/server/award/blind-copies';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import { recordEvent } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { serveDocument } from '@/lib/server/files/serve-file';
import { removeUnnamed } from '@/lib/server/files/sweep';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';

/** The files of applications that this person may check, which excludes the one that they sent. */
const selectOpen = (db: Database, reader: string) =>
  selectBlindFiles(db)
    .leftJoin('blind_copy as copy', 'copy.file_id', 'file.id')
    .select(['copy.state', 'copy.storage_key as copyKey', 'copy.size as copySize'])
    .select(['copy.pages', 'copy.left_out', 'copy.hits', 'copy.words'])
    .where('request.id', 'in', selectSubmitted(db, reader).select('request.id'));

/**
 * Desk/ListBlindCopies: the files of an application of which jurors read copies, with the words that were found. Views
 * are recorded in the audit trail.
 */
const listBlindCopies: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const actor = c.get('caller').subject;
  const db = await openDatabase();
  const rows = await selectOpen(db, actor)
    .where('request.id', '=', id)
    .orderBy('file.type')
    .orderBy('file.position')
    .execute();
  if (rows.length > 0)
    await recordEvent(db, { entity: 'scholarship_request', entityId: id, kind: 'viewed', actor, at: now() });
  const copies = rows.map(
    async ({ id: fileId, type, name, state, copyKey, pages, left_out, hits, words }) => ({
      id: fileId,
      type,
      name,
      state,
      hasPages: copyKey !== null,
      pages,
      leftOut: JSON.parse(left_out ?? '[]'),
      hits: JSON.parse(hits ?? '[]'),
      words: await openWords(words),
    }),
  );
  return c.json({ data: await Promise.all(copies) });
};

async function requireFile(db: Database, id: string, reader: string) {
  const file = await selectOpen(db, reader).where('file.id', '=', id).executeTakeFirst();
  if (!file) throw new RequestError(404, 'notFound');
  return file;
}

/** Desk/GetBlindCopy: the copy of a file. Views are recorded in the audit trail. @throws RequestError 404 */
const getBlindCopy: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const actor = c.get('caller').subject;
  const db = await openDatabase();
  const file = await requireFile(db, id, actor);
  if (!file.copyKey || file.copySize === null) throw new RequestError(404, 'notFound');
  await recordEvent(db, { entity: 'blind_copy', entityId: id, kind: 'viewed', actor, at: now() });
  return serveDocument({
    name: `${slotOfType(file.type)}-${file.position + 1}.pdf`,
    size: file.copySize,
    storageKey: file.copyKey,
  });
};

/**
 * Desk/SaveBlindCopy: makes the copy again without the pages that are left out, and searches it. `check` also releases
 * it to the jurors, who get only checked copies.
 * @throws RequestError 404, 422 for a page that the file does not have
 */
const saveBlindCopy: ApiHandler = async (c) => {
  const { id, decision, leftOut, words = '' } = await readJson(c.req.raw, saveBlindCopyBody);
  const actor = c.get('caller').subject;
  const db = await openDatabase();
  const file = await requireFile(db, id, actor);
  const pages = [...new Set(leftOut)].sort((a, b) => a - b);
  const made = await prepareCopy(file, { leftOut: pages, typed: words });
  if (made.pages && pages.some((page) => page > (made.pages ?? 0))) {
    if (made.storage_key) await removeUnnamed(db, [made.storage_key]);
    throw new RequestError(422, 'validation', { fields: { leftOut: 'pattern' } });
  }
  const at = now();
  const isChecked = decision === 'check' && made.state === 'found';
  const row = isChecked
    ? { ...made, state: 'checked' as const, checked_by: actor, checked_at: at.toISOString() }
    : made;
  await replaceCopy(db, row, (tx) => {
    const kind = isChecked ? 'confirmed' : 'changed';
    return recordEvent(tx, { entity: 'blind_copy', entityId: id, kind, actor, at, data: { leftOut: pages } });
  });
  return c.json({ data: { id, state: row.state } });
};

export const BLIND_HANDLERS = {
  listBlindCopies,
  getBlindCopy,
  saveBlindCopy,
} satisfies Record<keyof typeof BLIND_ENDPOINTS, ApiHandler>;
