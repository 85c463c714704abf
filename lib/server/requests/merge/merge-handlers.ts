import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { loadTranslator } from '@/lib/i18n/translator';
import { mergeBody, undoMergeBody } from '@/lib/requests/merge/schemas';
import { recordEvents } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { readSharedTime } from '@/lib/server/db/shared-time';
import type { Tables } from '@/lib/server/db/tables';
import { checkChange, writeChange } from '@/lib/server/forms/change-status';
import { findRequestById } from '@/lib/server/forms/find-request';
import { recordTransition } from '@/lib/server/forms/record-transition';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { ofSameSender } from '@/lib/server/requests/same-sender';
import { openAsStaff } from '@/lib/server/requests/work/open-as-staff';
import { describeMerge, isMergeable } from './find-merged';

/** How long a merge can be undone. The mail to the sender waits as long. */
const MERGE_UNDO_MS = 10 * 60_000;

/**
 * The request under whose number another one is continued. @throws RequestError 404; 409 `mergeOver` if it is done or
 * merged itself, `mergeForeign` if sender and contact differ
 */
async function checkSurvivor(
  tx: Kysely<Tables>,
  request: ServiceRequest,
  into: string,
): Promise<ServiceRequest> {
  const survivor = await findRequestById(tx, into);
  if (!survivor) throw new RequestError(404, 'notFound');
  if (!isMergeable(survivor) || survivor.id === request.id) throw new RequestError(409, 'mergeOver');
  const same = await tx
    .selectFrom('service_request')
    .select('id')
    .where('id', '=', into)
    .where(ofSameSender(tx, request))
    .executeTakeFirst();
  if (!same) throw new RequestError(409, 'mergeForeign');
  return survivor;
}

interface Merge {
  id: string;
  version: number;
  into: string;
  actor: string;
}

/** @returns until when it can be undone */
async function merge(tx: Kysely<Tables>, { id, version, into, actor }: Merge): Promise<string> {
  const change = { requestId: id, to: 'closed', by: 'staff', actor, version, isUntold: true } as const;
  const request = await checkChange(tx, change);
  const survivor = await checkSurvivor(tx, request, into);
  const note = await describeMerge(request, survivor);
  const closed = await writeChange(tx, request, { ...change, note });
  const at = await readSharedTime(tx);
  const until = new Date(at.getTime() + MERGE_UNDO_MS).toISOString();
  const row = { request_id: id, into_id: into, actor, until, former_status: request.status };
  await tx
    .insertInto('request_merge')
    .values({ ...row, version: closed.version })
    .execute();
  const event = { entity: 'service_request', kind: 'merged', actor, at } as const;
  await recordEvents(tx, [
    { ...event, entityId: id, data: { into } },
    { ...event, entityId: into, data: { from: id } },
  ]);
  return until;
}

/**
 * Desk/MergeRequest. @throws RequestError 404; 409 `requestMoved`, `beingChecked`, `mergeOver` or `mergeForeign`
 */
const mergeRequest: ApiHandler = async (c) => {
  const { id, version, into } = await readJson(c.req.raw, mergeBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  await openAsStaff(c, db, into);
  const until = await inTransaction(db, (tx) => merge(tx, { id, version, into, actor: view.subject }));
  return c.json({ data: { until } });
};

/** @throws RequestError 409 `undoOver`, or `requestMoved` if the request has changed since */
async function undo(tx: Kysely<Tables>, id: string, actor: string): Promise<void> {
  const at = await readSharedTime(tx);
  const undone = await tx
    .deleteFrom('request_merge')
    .where('request_id', '=', id)
    .where('actor', '=', actor)
    .where('until', '>', at.toISOString())
    .returning(['into_id', 'former_status', 'version'])
    .executeTakeFirst();
  if (!undone) throw new RequestError(409, 'undoOver');
  const request = await findRequestById(tx, id);
  if (request?.version !== undone.version) throw new RequestError(409, 'requestMoved');
  const status = undone.former_status;
  const changes = { status, updated_at: at.toISOString(), version: request.version + 1 };
  await tx.updateTable('service_request').set(changes).where('id', '=', id).execute();
  const note = (await loadTranslator(request.locale, 'requests'))('merged.undone');
  const transition = { request_id: id, from_status: request.status, to_status: status, note };
  await recordTransition(tx, { ...transition, at: changes.updated_at, by: 'staff', actor });
  const event = { entity: 'service_request', kind: 'unmerged', actor, at } as const;
  await recordEvents(tx, [
    { ...event, entityId: id, data: { into: undone.into_id } },
    { ...event, entityId: undone.into_id, data: { from: id } },
  ]);
}

/** Desk/UndoMerge, by its author. @throws RequestError 404; 409 `undoOver` or `requestMoved` */
const undoMerge: ApiHandler = async (c) => {
  const { id } = await readJson(c.req.raw, undoMergeBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  await inTransaction(db, (tx) => undo(tx, id, view.subject));
  return c.json({ data: { done: true } });
};

export const MERGE_HANDLERS = { mergeRequest, undoMerge };
