import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '@/lib/env/clock';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { getFirstState } from '@/lib/forms/definition/transitions';
import { listFields } from '@/lib/forms/rules/answers';
import type { Locale } from '@/lib/i18n/locales';
import { checkChoices } from '@/lib/server/choice-lists/check-choices';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { enqueueRequestMail } from '@/lib/server/forms/enqueue-request-mail';
import { RequestError } from '@/lib/server/http/errors';
import { recordTransition } from './record-transition';
import { drawRecord, haveSameFiles, storeOnce, toFileRows } from './store-once';

export interface Submission {
  form: FormDefinition;
  /** Id of the submission: the same key identifies a retry. */
  key: string;
  /** Pseudonym of the signed-in sender, or null. */
  sender: string | null;
  data: Record<string, unknown>;
  files: readonly ArrivingFile[];
  locale: Locale;
}

/**
 * Rules that a definition cannot express. Runs in the transaction that stores: the second of two submissions sees the
 * first.
 */
export type Check = (
  data: Submission['data'],
  db: Kysely<Tables>,
  sender: Submission['sender'],
  locale: Locale,
) => Promise<Record<string, string>>;

function readContact({ form, data }: Submission, kind: 'mobile' | 'email'): string | null {
  const field = listFields(form).find(({ contact, name }) => contact === kind && data[name]);
  return field ? String(data[field.name]) : null;
}

function toRow(submission: Submission): ServiceRequest {
  return {
    ...drawRecord(now()),
    form: submission.form.id,
    workflow: submission.form.workflow,
    idempotency_key: submission.key,
    sender: submission.sender,
    contact_mobile: readContact(submission, 'mobile'),
    contact_email: readContact(submission, 'email'),
    data: JSON.stringify(submission.data),
    status: getFirstState(submission.form.workflow),
    locale: submission.locale,
  };
}

async function insert(db: Kysely<Tables>, submission: Submission): Promise<ServiceRequest> {
  const row = toRow(submission);
  await db.insertInto('service_request').values(row).execute();
  for (const { slot, row: file } of toFileRows(submission.files))
    await db
      .insertInto('service_request_file')
      .values({ ...file, request_id: row.id, field: slot })
      .execute();
  await recordTransition(db, {
    request_id: row.id,
    from_status: null,
    to_status: row.status,
    by: 'sender',
    actor: row.sender,
    at: row.created_at,
  });
  const isHeld = submission.files.some(({ scanState }) => scanState === 'waiting');
  // The receipt is sent after the virus scan of the files.
  if (!isHeld) await enqueueRequestMail(db, row, 'received');
  return row;
}

async function refuseErrors(db: Kysely<Tables>, submission: Submission, check: Check): Promise<void> {
  const fields = {
    ...(await checkChoices(db, submission.form, submission.data)),
    ...(await check(submission.data, db, submission.sender, submission.locale)),
  };
  if (Object.keys(fields).length > 0) throw new RequestError(422, 'validation', { fields });
}

async function findRepeated(db: Kysely<Tables>, submission: Submission): Promise<ServiceRequest | null> {
  const earlier = await db
    .selectFrom('service_request')
    .selectAll()
    .where('form', '=', submission.form.id)
    .where('idempotency_key', '=', submission.key)
    .executeTakeFirst();
  if (!earlier) return null;
  const files = await db
    .selectFrom('service_request_file')
    .select(['field as slot', 'sha256'])
    .where('request_id', '=', earlier.id)
    .where('event_id', 'is', null)
    .execute();
  const isSame =
    earlier.sender === submission.sender &&
    earlier.data === JSON.stringify(submission.data) &&
    haveSameFiles(files, submission.files);
  if (isSame) return earlier;
  throw new RequestError(409, 'alreadySent');
}

/** A retry with the same key yields the same request. @throws RequestError 409 `alreadySent`, 422 `validation` */
export function storeRequest(
  database: Database,
  submission: Submission,
  check: Check = async () => ({}),
): Promise<ServiceRequest> {
  return storeOnce(database, async (tx) => {
    const earlier = await findRepeated(tx, submission);
    if (earlier) return earlier;
    await refuseErrors(tx, submission, check);
    return insert(tx, submission);
  });
}
