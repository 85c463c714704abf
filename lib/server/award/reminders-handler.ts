import 'server-only';
import type { Kysely } from 'kysely';
import { remindersBody } from '@/lib/award/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { findRequest, type StoredRequest, toReceipt } from './requests';

async function change(tx: Kysely<Tables>, subject: string, isOff: boolean): Promise<StoredRequest> {
  const request = await findRequest(tx, subject);
  if (!request) throw new RequestError(404, 'notFound');
  if ((request.reminders_off_at !== null) === isOff) return request;
  const at = now();
  const reminders_off_at = isOff ? at.toISOString() : null;
  await tx
    .updateTable('scholarship_request')
    .set({ reminders_off_at })
    .where('id', '=', request.id)
    .execute();
  const kind = isOff ? 'remindersOff' : 'remindersOn';
  await recordEvent(tx, {
    entity: 'scholarship_request',
    entityId: request.id,
    kind,
    actor: subject,
    at,
  });
  return request;
}

/**
 * Award/SetReminders: switches the reminder of the caller's application off or on. Sent twice, it changes nothing the
 * second time. Errors: 400, 413, 422 (body), 404 (no application), and those of the guards.
 */
export const setReminders: ApiHandler = async (c) => {
  const { reminders } = await readJson(c.req.raw, remindersBody);
  const { subject } = c.get('caller');
  const database = await openDatabase();
  return c.json(toReceipt(await inTransaction(database, (tx) => change(tx, subject, reminders === 'off'))));
};
