import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import {
  listTransitions,
  needsNote,
  type RequestState,
  type TransitionActor,
} from '@/lib/forms/definition/transitions';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { enqueueRequestMail } from '@/lib/server/forms/enqueue-request-mail';
import { RequestError } from '@/lib/server/http/errors';
import { addFiles } from './add-files';
import { findRequestById } from './find-request';
import { findBeingChecked } from './held-request';
import { recordTransition } from './record-transition';

export interface Change {
  requestId: string;
  to: RequestState;
  by: TransitionActor;
  /** Pseudonym of the actor; null for a visitor who gave reference number and contact. */
  actor: string | null;
  note?: string | undefined;
  data?: Record<string, unknown> | undefined;
  internalNote?: string | undefined;
  /** Files of an answer of the sender, or of a reply of the staff. */
  files?: readonly ArrivingFile[];
  /** No mail: its sender learns of the change in another one. */
  isUntold?: true;
  /** The version that was shown, so that a concurrent change is not overwritten. */
  version?: number;
}

/** @returns the request as it is @throws RequestError 404, 422 `note`, 409 `beingChecked` or `requestMoved` */
export async function checkChange(
  tx: Kysely<Tables>,
  { requestId, to, by, note, version }: Change,
): Promise<ServiceRequest> {
  const request = await findRequestById(tx, requestId);
  if (!request) throw new RequestError(404, 'notFound');
  if (by === 'staff' && (await findBeingChecked(tx, [requestId])).size > 0)
    throw new RequestError(409, 'beingChecked');
  const isStale = version !== undefined && version !== request.version;
  if (isStale || !listTransitions(request.workflow, request.status, by).includes(to))
    throw new RequestError(409, 'requestMoved');
  if (needsNote(to, by) && !note) throw new RequestError(422, 'validation', { fields: { note: 'required' } });
  return request;
}

/** The request as the change makes it. An approval is for the time that it names, or for none. */
export function applyChange(request: ServiceRequest, { to, data }: Change, at: string): ServiceRequest {
  return {
    ...request,
    status: to,
    updated_at: at,
    version: request.version + 1,
    data: JSON.stringify({
      ...JSON.parse(request.data),
      ...(to === 'approved' ? { slot: undefined } : undefined),
      ...data,
    }),
  };
}

/** Changes state and history in a transaction of the caller. @throws RequestError as `checkChange` */
export const changeStatusIn = async (tx: Kysely<Tables>, change: Change): Promise<ServiceRequest> =>
  writeChange(tx, await checkChange(tx, change), change);

/** The same for a change that the caller has checked. */
export async function writeChange(
  tx: Kysely<Tables>,
  request: ServiceRequest,
  change: Change,
): Promise<ServiceRequest> {
  const { requestId, to, by, actor, note = null, internalNote = null, files = [], isUntold } = change;
  const at = now().toISOString();
  const changed = applyChange(request, change, at);
  const { status, updated_at, version, data } = changed;
  await tx
    .updateTable('service_request')
    .set({ status, updated_at, version, data })
    .where('id', '=', requestId)
    .execute();
  const transition = { request_id: requestId, from_status: request.status, to_status: to, by, actor, at };
  const eventId = await recordTransition(tx, { ...transition, note, internal_note: internalNote });
  await addFiles(tx, { requestId, eventId, files });
  const sent = by === 'staff' ? files.map(({ name }) => name) : [];
  if (!isUntold) await enqueueRequestMail(tx, changed, 'changed', { note, files: sent });
  return changed;
}

/** Changes state and history in one transaction. @throws RequestError as `checkChange` */
export const changeStatus = (database: Database, change: Change): Promise<ServiceRequest> =>
  inTransaction(database, (tx) => changeStatusIn(tx, change));
