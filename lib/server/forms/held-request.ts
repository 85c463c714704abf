import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { isFinal, type RequestState, STATES } from '@/lib/forms/definition/transitions';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueRequestMail } from './enqueue-request-mail';
import { findRequestById } from './find-request';
import { recordTransition } from './record-transition';

export async function findBeingChecked(
  db: Kysely<Tables>,
  requestIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (requestIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('service_request_file')
    .select('request_id')
    .where('request_id', 'in', requestIds)
    .where('scan_state', '=', 'waiting')
    .execute();
  return new Set(rows.map(({ request_id }) => request_id));
}

/** The request of a waiting file; null if the file is no longer waiting. */
async function findHeld(tx: Kysely<Tables>, fileId: string) {
  const file = await tx
    .selectFrom('service_request_file')
    .select(['request_id', 'name', 'event_id'])
    .where('id', '=', fileId)
    .where('scan_state', '=', 'waiting')
    .executeTakeFirst();
  const request = file && (await findRequestById(tx, file.request_id));
  return request ? { request, name: file.name, eventId: file.event_id } : null;
}

/** Handles a clean file: after the last one of a form the request counts as received. */
export function releaseRequestFile(database: Database, fileId: string): Promise<void> {
  return inTransaction(database, async (tx) => {
    const held = await findHeld(tx, fileId);
    if (!held) return;
    await tx
      .updateTable('service_request_file')
      .set({ scan_state: 'done' })
      .where('id', '=', fileId)
      .execute();
    const isHeld = (await findBeingChecked(tx, [held.request.id])).size > 0;
    if (!isHeld && held.eventId === null) await enqueueRequestMail(tx, held.request, 'received');
  });
}

interface Refusal {
  status: RequestState;
  text: 'infected.note' | 'infected.answerNote';
  /** Name of the infected file. */
  name: string;
}

async function tellRefusal(
  tx: Kysely<Tables>,
  request: ServiceRequest,
  { status, text, name }: Refusal,
): Promise<void> {
  const at = now().toISOString();
  const changes = { status, updated_at: at, version: request.version + 1 };
  await tx.updateTable('service_request').set(changes).where('id', '=', request.id).execute();
  const note = (await loadTranslator(request.locale, 'requests'))(text, { name });
  const transition = { request_id: request.id, from_status: request.status, to_status: status, at, note };
  await recordTransition(tx, { ...transition, by: 'staff', actor: 'operator' });
  await enqueueRequestMail(tx, { ...request, ...changes }, 'changed', { note });
}

/**
 * The consequence of an infected file: one of a form closes the request; one of an answer returns the request to the
 * sender with the same question, unless the sender has withdrawn it.
 */
function decideRefusal({ workflow, status }: ServiceRequest, eventId: string | null) {
  if (eventId === null) return { status: STATES[workflow].at(-1) ?? status, text: 'infected.note' } as const;
  if (isFinal(workflow, status)) return null;
  return { status: 'moreInformationRequested', text: 'infected.answerNote' } as const;
}

/** Deletes the files that came with an infected one and tells the sender. @returns their keys, for deletion */
export function refuseRequest(database: Database, fileId: string): Promise<string[]> {
  return inTransaction(database, async (tx) => {
    const held = await findHeld(tx, fileId);
    if (!held) return [];
    const { request, name, eventId } = held;
    const files = await tx
      .deleteFrom('service_request_file')
      .where('request_id', '=', request.id)
      .where('event_id', 'is not distinct from', eventId)
      .returning('storage_key')
      .execute();
    const refusal = decideRefusal(request, eventId);
    if (refusal) await tellRefusal(tx, request, { ...refusal, name });
    return files.map(({ storage_key }) => storage_key);
  });
}
