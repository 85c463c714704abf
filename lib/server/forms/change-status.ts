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
  note?: string;
  data?: Record<string, unknown>;
  internalNote?: string;
  /** The version that was shown, so that a concurrent change is not overwritten. */
  version?: number;
}

/**
 * Changes state and history in one transaction. @throws RequestError 404, 422 `note`, 409 `beingChecked` or
 * `requestMoved`
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
