import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { STATES } from '@/lib/forms/definition/transitions';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Database } from '@/lib/server/db/open';
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
    .select(['request_id', 'name'])
    .where('id', '=', fileId)
    .where('scan_state', '=', 'waiting')
    .executeTakeFirst();
  const request = file && (await findRequestById(tx, file.request_id));
  return request ? { request, name: file.name } : null;
}

/** Handles a clean file: after the last one the request counts as received. */
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
    if (!isHeld) await enqueueRequestMail(tx, held.request, 'received');
  });
}

/** Closes the request of an infected file, with a mail to its sender. @returns the keys of its files, for deletion */
export function refuseRequest(database: Database, fileId: string): Promise<string[]> {
  return inTransaction(database, async (tx) => {
    const held = await findHeld(tx, fileId);
    if (!held) return [];
    const { request, name } = held;
    const files = await tx
      .deleteFrom('service_request_file')
      .where('request_id', '=', request.id)
      .returning('storage_key')
      .execute();
    const at = now().toISOString();
    const status = STATES[request.workflow].at(-1) ?? request.status;
    const changes = { status, updated_at: at, version: request.version + 1 };
    await tx.updateTable('service_request').set(changes).where('id', '=', request.id).execute();
    const note = (await loadTranslator(request.locale, 'requests'))('infected.note', { name });
    const transition = { request_id: request.id, from_status: request.status, to_status: status, at, note };
    await recordTransition(tx, { ...transition, by: 'staff', actor: 'operator' });
    await enqueueRequestMail(tx, { ...request, ...changes }, 'changed', note);
    return files.map(({ storage_key }) => storage_key);
  });
}
