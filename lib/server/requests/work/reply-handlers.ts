import 'server-only';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { noteBody, undoBody } from '@/lib/requests/work/reply-schemas';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import { removeUnnamed } from '@/lib/server/files/sweep';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { removeDeskDraft, saveReplyDraft } from './desk-drafts';
import { openAsStaff } from './open-as-staff';
import { sendChange } from './pending-changes';
import { previewChange, proposeChange } from './propose-handler';
import { replaceReplyFiles } from './stored-reply-files';

/** Desk/AddNote: it touches neither the request nor the outbox. @throws RequestError 404 */
const addNote: ApiHandler = async (c) => {
  const { id, text } = await readJson(c.req.raw, noteBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  const actor = view.subject;
  await inTransaction(db, async (tx) => {
    const row = { id: uuidv7(), request_id: id, actor, at: now().toISOString(), text };
    await tx.insertInto('request_note').values(row).execute();
    await removeDeskDraft(tx, { request_id: id, actor, kind: 'note' });
    const event = { entity: 'service_request', entityId: id, kind: 'noted', actor, at: now() } as const;
    await recordEvent(tx, event);
  });
  return c.json({ data: { done: true } });
};

/**
 * Desk/UndoChange, by its author; it also discards one that has returned.
 * @throws RequestError 404; 409 `changeMade`
 */
const undoChange: ApiHandler = async (c) => {
  const { id } = await readJson(c.req.raw, undoBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  const key = { request_id: id, actor: view.subject };
  const { change, unneeded } = await inTransaction(db, async (tx) => {
    const files = await replaceReplyFiles(tx, key, []);
    const undone = await tx
      .deleteFrom('pending_change')
      .where('request_id', '=', id)
      .where('actor', '=', view.subject)
      .returning('change')
      .executeTakeFirst();
    if (!undone) throw new RequestError(409, 'changeMade');
    return { change: undone.change, unneeded: files };
  });
  await removeUnnamed(db, unneeded);
  return c.json({ data: { ...JSON.parse(change), removedFiles: unneeded.length } });
};

/** Desk/SendChangeNow, by its author. @throws RequestError 404; 409 `changeMade` or `requestMoved` */
const sendChangeNow: ApiHandler = async (c) => {
  const { id } = await readJson(c.req.raw, undoBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  if (!(await sendChange(db, { request_id: id, actor: view.subject })))
    throw new RequestError(409, 'changeMade');
  return c.json({ data: { done: true } });
};

export const REPLY_HANDLERS = {
  addNote,
  proposeChange,
  previewChange,
  saveReplyDraft,
  undoChange,
  sendChangeNow,
};
