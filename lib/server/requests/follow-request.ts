import 'server-only';
import type { Kysely } from 'kysely';
import type { Caller } from '@/lib/auth/tokens/caller';
import { listTransitions } from '@/lib/forms/definition/transitions';
import type { FollowedRequest } from '@/lib/requests/schemas';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { findBeingChecked } from '@/lib/server/forms/held-request';
import { readDay } from '@/lib/server/forms/read-day';
import { planWork } from './work/plan-work';

export async function listHistory(db: Kysely<Tables>, requestId: string) {
  const rows = await db
    .selectFrom('service_request_event')
    .select(['to_status as status', 'at', 'by', 'note', 'internal_note as internalNote'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  return rows;
}

/** Only its signed-in sender may move an appointment (SERVICE-08), so it is not offered to others. */
function listOwnTransitions({ workflow, status, sender }: ServiceRequest, { kind, subject }: Caller) {
  const isSender = kind === 'person' && subject === sender;
  return listTransitions(workflow, status, 'sender').filter((to) => isSender || to !== 'rescheduled');
}

/** @param checking requests whose files wait for the virus scanner */
export const toOutline = (request: ServiceRequest, checking: ReadonlySet<string>) => ({
  referenceNumber: request.reference_number,
  form: request.form,
  workflow: request.workflow,
  status: request.status,
  createdAt: request.created_at,
  beingChecked: checking.has(request.id),
});

/** A request for tracking: without the answers, because the reader may not be the sender. */
export async function toFollowed(
  db: Kysely<Tables>,
  request: ServiceRequest,
  caller: Caller,
): Promise<FollowedRequest> {
  await planWork(db);
  const work = await db
    .selectFrom('request_work')
    .select('due_at')
    .where('request_id', '=', request.id)
    .executeTakeFirst();
  const history = await listHistory(db, request.id);
  return {
    ...toOutline(request, await findBeingChecked(db, [request.id])),
    preferredDate: readDay(request),
    expectedAt: work?.due_at ?? null,
    transitions: listOwnTransitions(request, caller),
    history: history.map(({ status, at, by, note }) => ({ status, at, by, note })),
  };
}
