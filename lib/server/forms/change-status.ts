import 'server-only';
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
import { enqueueRequestMail } from '@/lib/server/forms/enqueue-request-mail';
import { RequestError } from '@/lib/server/http/errors';
import { findRequestById } from './find-request';
import { findBeingChecked } from './held-request';
import { recordTransition } from './record-transition';

interface Change {
  requestId: string;
  to: RequestState;
  by: TransitionActor;
  /** Pseudonym of the actor; null for a visitor who gave reference number and contact. */
  actor: string | null;
  /** Note for the sender. */
  note?: string;
  /** Answers that the change replaces. */
  data?: Record<string, unknown>;
  /** Note for the staff only. */
  internalNote?: string;
  /** The version that was shown, so that a concurrent change is not overwritten. */
  version?: number;
}

/**
 * Changes the state of a request and its history in one transaction. Mails and lists are derived from the history
 * (`service_request_event`), whose ids increase with time, so that readers neither miss nor repeat an entry.
 * @returns the changed request
 * @throws RequestError 404 for an unknown request, 422 `note` for a transition that requires one, 409 `beingChecked`
 * for the staff while files wait for the virus scanner, `requestMoved` if it has changed since it was shown or the
 * transition is not allowed (`lib/forms/definition/transitions.ts`)
 */
export async function changeStatus(database: Database, change: Change): Promise<ServiceRequest> {
  const { requestId, to, by, actor, note = null, internalNote = null } = change;
  return inTransaction(database, async (tx) => {
    const request = await findRequestById(tx, requestId);
    if (!request) throw new RequestError(404, 'notFound');
    if (by === 'staff' && (await findBeingChecked(tx, [requestId])).size > 0)
      throw new RequestError(409, 'beingChecked');
    const isStale = change.version !== undefined && change.version !== request.version;
    if (isStale || !listTransitions(request.workflow, request.status, by).includes(to))
      throw new RequestError(409, 'requestMoved');
    if (needsNote(to, by) && !note)
      throw new RequestError(422, 'validation', { fields: { note: 'required' } });
    const at = now().toISOString();
    const changes = {
      status: to,
      updated_at: at,
      version: request.version + 1,
      data: JSON.stringify({ ...JSON.parse(request.data), ...change.data }),
    };
    await tx.updateTable('service_request').set(changes).where('id', '=', requestId).execute();
    const transition = { request_id: requestId, from_status: request.status, to_status: to, by, actor, at };
    await recordTransition(tx, { ...transition, note, internal_note: internalNote });
    const changed = { ...request, ...changes };
    await enqueueRequestMail(tx, changed, 'changed', note ?? undefined);
    return changed;
  });
}
