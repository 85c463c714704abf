import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { mayAct } from '@/lib/api/contract/roles';
import { inTransaction } from '@/lib/database/in-transaction';
import {
  type Bulk,
  type BulkOutcome,
  bulkBody,
  bulkUndoBody,
  MAX_BULK,
  type UndoOutcome,
} from '@/lib/requests/work/bulk-schemas';
import { OPEN_STATES } from '@/lib/requests/work/plan-due';
import { openDatabase } from '@/lib/server/db/open';
import { readSharedTime } from '@/lib/server/db/shared-time';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { findView, type ListedRequest, selectRequests, type View } from '@/lib/server/requests/request-rows';
import { applyBulk, type Before, restoreRows, takeBackChanges } from './apply-bulk';
import { listTexts, readClosingText } from './closing-text';
import { judgeRows, type Verdict } from './judge-rows';
import { planWork } from './plan-work';

/** How long a change of many requests can be undone. */
const BULK_UNDO_MS = 60_000;

/** @throws RequestError 422 `rows` if the list is longer than one action may change */
async function selectRows(tx: Kysely<Tables>, view: View, bulk: Bulk): Promise<ListedRequest[]> {
  if (!bulk.filter) {
    const ids = bulk.rows.map(({ id }) => id);
    return selectRequests(tx, view, {}).where('service_request.id', 'in', ids).execute();
  }
  const rows = await selectRequests(tx, view, bulk.filter)
    .where('service_request.status', 'in', OPEN_STATES)
    .limit(MAX_BULK + 1)
    .execute();
  if (rows.length > MAX_BULK) throw new RequestError(422, 'validation', { fields: { rows: 'tooMany' } });
  return rows;
}

type Judged = [row: ListedRequest, verdict: Verdict];

const toOutcome = (judged: readonly Judged[], asked: number): UndoOutcome => ({
  changed: judged.filter(([, verdict]) => verdict === 'change').length,
  skipped: judged.flatMap(([{ id, reference_number }, verdict]) =>
    verdict === 'change' || verdict === 'same'
      ? []
      : [{ id, referenceNumber: reference_number, reason: verdict }],
  ),
  missing: asked - judged.length,
});

async function judgeAll(tx: Kysely<Tables>, view: View, bulk: Bulk) {
  const rows = await selectRows(tx, view, bulk);
  const judge = await judgeRows(tx, view, rows, bulk);
  const judged = rows.map((row): Judged => [row, judge(row)]);
  const outcome = toOutcome(judged, bulk.filter ? rows.length : new Set(bulk.rows.map(({ id }) => id)).size);
  const chosen = judged.filter(([, verdict]) => verdict === 'change').map(([row]) => row);
  return { outcome, chosen };
}

async function changeIn(tx: Kysely<Tables>, view: View, bulk: Bulk): Promise<BulkOutcome> {
  const { outcome, chosen } = await judgeAll(tx, view, bulk);
  if (chosen.length === 0) return { ...outcome, undo: null };
  const until = new Date((await readSharedTime(tx)).getTime() + BULK_UNDO_MS).toISOString();
  const { kind, before } = await applyBulk(tx, view, chosen, { bulk, until });
  const id = uuidv7();
  const row = { id, actor: view.subject, kind, before: JSON.stringify(before), expires_at: until };
  await tx.insertInto('desk_action').values(row).execute();
  return { ...outcome, undo: { id, until } };
}

/** @throws RequestError 403 */
async function receive(c: ApiContext) {
  const bulk = await readJson(c.req.raw, bulkBody);
  const db = await openDatabase();
  await planWork(db);
  const view = await findView(c, db);
  if (bulk.action === 'team' && !mayAct(view.roles, 'lead')) throw new RequestError(403, 'forbidden');
  return { bulk, db, view };
}

/** Desk/ChangeRequests. @throws RequestError 403; 422 `rows`, `owner`, `team`, `reason` or `template` */
const changeRequests: ApiHandler = async (c) => {
  const { bulk, db, view } = await receive(c);
  return c.json({ data: await inTransaction(db, (tx) => changeIn(tx, view, bulk)) });
};

/** Desk/PreviewRequests. @throws RequestError as `changeRequests` */
const previewRequests: ApiHandler = async (c) => {
  const { bulk, db, view } = await receive(c);
  const { outcome, chosen } = await judgeAll(db, view, bulk);
  const texts = bulk.action === 'close' ? listTexts(chosen, await readClosingText(db, bulk.template)) : [];
  return c.json({ data: { ...outcome, texts } });
};

/** @throws RequestError 409 `undoOver` */
async function undoIn(tx: Kysely<Tables>, view: View, id: string): Promise<UndoOutcome> {
  const action = await tx
    .deleteFrom('desk_action')
    .where('id', '=', id)
    .where('actor', '=', view.subject)
    .where('expires_at', '>', (await readSharedTime(tx)).toISOString())
    .returning(['kind', 'before', 'expires_at'])
    .executeTakeFirst();
  if (!action) throw new RequestError(409, 'undoOver');
  const before = new Map((JSON.parse(action.before) as Before[]).map((row) => [row.id, row]));
  // The author of a move to a closed team of others undoes it too.
  const undoView = action.kind === 'teamChanged' ? { ...view, hiddenTeams: [] } : view;
  const rows = await selectRequests(tx, undoView, {})
    .where('service_request.id', 'in', [...before.keys()])
    .execute();
  if (action.kind === 'review') {
    const undone = await takeBackChanges(tx, view, { ids: [...before.keys()], until: action.expires_at });
    return toOutcome(
      rows.map((row): Judged => [row, undone.has(row.id) ? 'change' : 'moved']),
      before.size,
    );
  }
  const judged = rows.map((row): Judged => {
    const isSame = row.work_version === before.get(row.id)?.version;
    return [row, isSame ? 'change' : 'moved'];
  });
  const chosen = judged.filter(([, verdict]) => verdict === 'change').map(([row]) => row);
  await restoreRows(tx, view, chosen, { before, kind: action.kind });
  return toOutcome(judged, before.size);
}

/** Desk/UndoRequests, by the author. @throws RequestError 409 `undoOver` */
const undoRequests: ApiHandler = async (c) => {
  const { id } = await readJson(c.req.raw, bulkUndoBody);
  const db = await openDatabase();
  const view = await findView(c, db);
  return c.json({ data: await inTransaction(db, (tx) => undoIn(tx, view, id)) });
};

export const BULK_HANDLERS = { changeRequests, previewRequests, undoRequests };
