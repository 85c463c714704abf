import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { findRefusal } from '@/lib/award/admission';
import type { AwardForm } from '@/lib/award/decide-opening';
import type { Receipt } from '@/lib/award/schemas';
import { now } from '@/lib/config/clock';
import type { ScholarshipRequestTable, Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { readConfiguration } from './configuration';

export type StoredRequest = Selectable<ScholarshipRequestTable>;

export async function findRequest(db: Kysely<Tables>, subject: string): Promise<StoredRequest | null> {
  const row = await db
    .selectFrom('scholarship_request')
    .selectAll()
    .where('user_sub', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

/** What a successful post answers, however often it is sent. */
export function toReceipt(
  request: Pick<StoredRequest, 'reference_number' | 'status'>,
  beingChecked = false,
): Receipt {
  return {
    data: {
      referenceNumber: request.reference_number,
      scholarshipRequestStatus: request.status,
      ...(beingChecked ? { beingChecked } : {}),
    },
  };
}

/** The refusal as an answer, or null where the form may be taken now. */
async function findError(db: Kysely<Tables>, request: StoredRequest | null, form: AwardForm) {
  const at = now();
  const configuration = await readConfiguration(db, at);
  const refusal = findRefusal({ configuration, status: request?.status ?? null, form, now: at });
  if (!refusal) return null;
  return new RequestError(409, refusal, { values: { referenceNumber: request?.reference_number ?? '' } });
}

/**
 * The person's request, if this form may be taken from that person now.
 * @throws RequestError 409 with the reason (OPEN-08)
 */
export async function admit(
  db: Kysely<Tables>,
  subject: string,
  form: AwardForm,
): Promise<StoredRequest | null> {
  const request = await findRequest(db, subject);
  const error = await findError(db, request, form);
  if (error) throw error;
  return request;
}
