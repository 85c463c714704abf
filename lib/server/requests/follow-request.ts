import 'server-only';
import type { Kysely } from 'kysely';
import type { FollowedRequest } from '@/lib/contract/schemas/service-requests';
import { listMoves } from '@/lib/services/transitions';
import type { Tables } from '../db/tables';
import type { ServiceRequest } from '../services/store-request';

/** The history of a request, the oldest first. */
export async function listHistory(db: Kysely<Tables>, requestId: string) {
  const rows = await db
    .selectFrom('service_request_event')
    .select(['to_status as status', 'at', 'by', 'note', 'internal_note as internalNote'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  return rows;
}

/** A request as its sender sees it: without the answers, which may be another's to read. */
export async function toFollowed(db: Kysely<Tables>, request: ServiceRequest): Promise<FollowedRequest> {
  const history = await listHistory(db, request.id);
  return {
    referenceNumber: request.reference_number,
    form: request.form,
    life: request.life,
    status: request.status,
    createdAt: request.created_at,
    moves: listMoves(request.life, request.status, 'sender'),
    history: history.map(({ status, at, by, note }) => ({ status, at, by, note })),
  };
}
