import 'server-only';
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { createReferenceNumber } from '@/lib/award/reference-number';
import { now } from '@/lib/config/clock';
import { listFields } from '@/lib/forms/answers';
import type { FormDefinition } from '@/lib/forms/form-definition';
import { getFirstState } from '@/lib/forms/transitions';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { isUniqueViolation } from '@/lib/server/db/sqlite';
import type { Tables } from '@/lib/server/db/tables';
import type { Draft } from '@/lib/server/files/draft';
import { enqueueRequestMail } from '@/lib/server/forms/enqueue-request-mail';
import { ApiFault } from '@/lib/server/http/errors';

/** What arrived, judged already. */
export interface Sending {
  form: FormDefinition;
  /** Names this sending; the same key again is the same request. */
  key: string;
  /** Pseudonym of the signed-in sender, or null. */
  sender: string | null;
  data: Record<string, unknown>;
  /** Files that are kept already. */
  files: readonly Draft[];
  locale: Locale;
}

/**
 * What a definition cannot say: looks the answers up and returns fault codes by field. It runs in the transaction that
 * stores them, so that of two sendings at the same moment the second sees the first.
 */
export type Check = (data: Sending['data'], db: Kysely<Tables>) => Promise<Record<string, string>>;

/** Two drawn numbers meet about once in 17 thousand million; then another one is drawn. */
const DRAWS = 3;

function readContact({ form, data }: Sending, kind: 'mobile' | 'email'): string | null {
  const field = listFields(form).find(({ contact, name }) => contact === kind && data[name]);
  return field ? String(data[field.name]) : null;
}

function toRow(sending: Sending): ServiceRequest {
  const at = now().toISOString();
  return {
    id: uuidv7(),
    form: sending.form.id,
    life: sending.form.life,
    idempotency_key: sending.key,
    reference_number: createReferenceNumber(randomInt),
    sender: sending.sender,
    contact_mobile: readContact(sending, 'mobile'),
    contact_email: readContact(sending, 'email'),
    data: JSON.stringify(sending.data),
    status: getFirstState(sending.form.life),
    locale: sending.locale,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

async function insertFiles(db: Kysely<Tables>, requestId: string, files: readonly Draft[]): Promise<void> {
  for (const [index, { slot, name, size, sha256, storageKey }] of files.entries()) {
    const position = files.slice(0, index).filter((file) => file.slot === slot).length;
    const row = { id: uuidv7(), request_id: requestId, field: slot, position, name, size, sha256 };
    await db
      .insertInto('service_request_file')
      .values({ ...row, storage_key: storageKey })
      .execute();
  }
}

async function insert(db: Kysely<Tables>, sending: Sending): Promise<ServiceRequest> {
  const row = toRow(sending);
  await db.insertInto('service_request').values(row).execute();
  await insertFiles(db, row.id, sending.files);
  const arrival = { from_status: null, to_status: row.status, note: null, internal_note: null };
  await db
    .insertInto('service_request_event')
    .values({
      id: uuidv7(),
      request_id: row.id,
      ...arrival,
      by: 'sender',
      actor: row.sender,
      at: row.created_at,
    })
    .execute();
  await enqueueRequestMail(db, row, 'received');
  return row;
}

async function refuseFaults(db: Kysely<Tables>, sending: Sending, check: Check): Promise<void> {
  const fields = await check(sending.data, db);
  if (Object.keys(fields).length > 0) throw new ApiFault(422, 'validation', { fields });
}

async function hasSameFiles(
  db: Kysely<Tables>,
  requestId: string,
  files: readonly Draft[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('service_request_file')
    .select(['field', 'sha256'])
    .where('request_id', '=', requestId)
    .execute();
  const before = rows.map(({ field, sha256 }) => `${field}:${sha256}`).sort();
  return (
    before.join() ===
    files
      .map(({ slot, sha256 }) => `${slot}:${sha256}`)
      .sort()
      .join()
  );
}

/** The request that this very sending made before, or null. */
async function findRepeated(db: Kysely<Tables>, sending: Sending): Promise<ServiceRequest | null> {
  const earlier = await db
    .selectFrom('service_request')
    .selectAll()
    .where('form', '=', sending.form.id)
    .where('idempotency_key', '=', sending.key)
    .executeTakeFirst();
  if (!earlier) return null;
  const isSame =
    earlier.sender === sending.sender &&
    earlier.data === JSON.stringify(sending.data) &&
    (await hasSameFiles(db, earlier.id, sending.files));
  if (isSame) return earlier;
  throw new ApiFault(409, 'alreadySent');
}

/**
 * Stores a request with its files and its arrival, all or nothing. Sent again with the same key, in parallel too,
 * it stays one request under one reference number.
 * @throws ApiFault 409 `alreadySent` when the key stands for another content or another sender, 422 `validation` with
 * the faults that the check found
 */
export async function storeRequest(
  database: Database,
  sending: Sending,
  check: Check = async () => ({}),
): Promise<ServiceRequest> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await database.transaction().execute(async (tx) => {
        const earlier = await findRepeated(tx, sending);
        if (earlier) return earlier;
        await refuseFaults(tx, sending, check);
        return insert(tx, sending);
      });
    } catch (error) {
      // The same sending came first by another way, or the number is taken: look again.
      if (draw === DRAWS || !isUniqueViolation(error)) throw error;
    }
  }
}
