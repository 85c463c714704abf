import 'server-only';
import type { Kysely } from 'kysely';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { now } from '@/lib/env/clock';
import type { Locale } from '@/lib/i18n/locales';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { drawRecord, storeOnce } from '@/lib/server/forms/store-once';
import { discardDraft } from './drafts/change-draft';
import { enqueueReceipt } from './enqueue-receipt';
import { yearInForce } from './read-edition';
import type { RequestColumns } from './request-columns';
import { admit, type StoredRequest } from './requests';
import { keepName, type Sender, sealName } from './sender-names';

type Outcome = Pick<StoredRequest, 'reference_number' | 'status'>;

const listChanges = (request: StoredRequest, columns: RequestColumns) =>
  (Object.keys(columns) as (keyof RequestColumns)[]).filter((name) => request[name] !== columns[name]);

async function update(
  db: Kysely<Tables>,
  request: StoredRequest,
  columns: RequestColumns,
  locale: Locale,
): Promise<Outcome> {
  const fields = listChanges(request, columns);
  const status = REQUEST_STATUS.FirstStageSubmited;
  if (fields.length === 0 && request.status === status) return request;
  const at = now();
  const version = request.version + 1;
  await db
    .updateTable('scholarship_request')
    .set({ ...columns, locale, status, version, updated_at: at.toISOString() })
    .where('id', '=', request.id)
    .execute();
  await recordEvent(db, {
    entity: 'scholarship_request',
    entityId: request.id,
    kind: 'changed',
    actor: request.user_sub,
    at,
    data: { fields, version },
  });
  return { reference_number: request.reference_number, status };
}

/**
 * Stores a registration: the first creates the request, a later one changes it under the same reference number, and a
 * repeated one changes nothing (REG-24, REG-25) but the stored name of its sender.
 * @param locale language of the receipt
 * @throws RequestError 409 when no registration is accepted now
 */
export async function storeRegistration(
  database: Database,
  sender: Sender,
  columns: RequestColumns,
  locale: Locale,
): Promise<Outcome> {
  const { subject } = sender;
  const name = await sealName(sender);
  return storeOnce(database, async (tx) => {
    const request = await admit(tx, subject, 'register');
    await discardDraft(tx, subject, 'register');
    if (request) {
      await keepName(tx, request.id, name);
      return update(tx, request, columns, locale);
    }
    const at = now();
    const status = REQUEST_STATUS.FirstStageSubmited;
    const row = { ...drawRecord(at), user_sub: subject, locale, status, ...columns };
    await tx
      .insertInto('scholarship_request')
      .values({ ...row, edition_id: yearInForce() })
      .execute();
    await keepName(tx, row.id, name);
    await recordEvent(tx, {
      entity: 'scholarship_request',
      entityId: row.id,
      kind: 'registered',
      actor: subject,
      at,
    });
    await enqueueReceipt(tx, { name: 'registration', request: row, locale, at });
    return row;
  });
}
