import 'server-only';
import { uuidv7 } from 'uuidv7';
import { inTransaction, isUniqueViolation } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { changeBody } from '@/lib/requests/schemas';
import { noteBody, undoBody } from '@/lib/requests/work/reply-schemas';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import { checkChange } from '@/lib/server/forms/change-status';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { openAsStaff } from './open-as-staff';
import { sendChange, settleDay, toStatusChange, UNDO_MS } from './pending-changes';

/** Desk/AddNote: it touches neither the request nor the outbox. @throws RequestError 404 */
const addNote: ApiHandler = async (c) => {
  const { id, text } = await readJson(c.req.raw, noteBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  const actor = view.subject;
  await inTransaction(db, async (tx) => {
    const row = { id: uuidv7(), request_id: id, actor, at: now().toISOString(), text };
    await tx.insertInto('request_note').values(row).execute();
    const event = { entity: 'service_request', entityId: id, kind: 'noted', actor, at: now() } as const;
    await recordEvent(tx, event);
  });
  return c.json({ data: { done: true } });
};

/**
 * Desk/ProposeChange: the same checks as for a change now. @throws RequestError 404; 422; 409 `requestMoved`,
 * `beingChecked`, or `changePending` if another one of the same author waits
 */
const proposeChange: ApiHandler = async (c) => {
  const change = await readJson(c.req.raw, changeBody);
  const db = await openDatabase();
  const { request, view } = await openAsStaff(c, db, change.id);
  const proposed = settleDay(request, change);
  const actor = view.subject;
  try {
    await inTransaction(db, async (tx) => {
      await checkChange(tx, toStatusChange(proposed, actor));
      await tx
        .deleteFrom('pending_change')
        .where('request_id', '=', change.id)
        .where('state', '=', 'returned')
        .where('actor', '=', actor)
        .execute();
      await tx
        .insertInto('pending_change')
        .values({
          request_id: change.id,
          state: 'waiting',
          change: JSON.stringify(proposed),
          actor,
          due_at: new Date(now().getTime() + UNDO_MS).toISOString(),
        })
        .execute();
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RequestError(409, 'changePending');
    throw error;
  }
  return c.json({ data: { done: true } });
};

/** Desk/UndoChange, by its author; it also discards one that has returned. @throws RequestError 404; 409 `changeMade` */
const undoChange: ApiHandler = async (c) => {
  const { id } = await readJson(c.req.raw, undoBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  const undone = await db
    .deleteFrom('pending_change')
    .where('request_id', '=', id)
    .where('actor', '=', view.subject)
    .returning('change')
    .executeTakeFirst();
  if (!undone) throw new RequestError(409, 'changeMade');
  return c.json({ data: JSON.parse(undone.change) });
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

export const REPLY_HANDLERS = { addNote, proposeChange, undoChange, sendChangeNow };
