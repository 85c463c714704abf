import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { findRefusal } from '@/lib/award/rules/admission';
import { applyPermits } from '@/lib/award/rules/apply-permits';
import type { AwardForm } from '@/lib/award/rules/decide-opening';
import type { AwardConfiguration, Receipt } from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import type { ScholarshipRequestTable, Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { readConfiguration } from './configuration';
import { listPermits } from './exceptions/held-permits';
import { yearInForce } from './read-edition';

export type StoredRequest = Selectable<ScholarshipRequestTable>;

/** The person's request in the edition in force. */
export async function findRequest(db: Kysely<Tables>, subject: string): Promise<StoredRequest | null> {
  const row = await db
    .selectFrom('scholarship_request')
    .selectAll()
    .where('user_sub', '=', subject)
    .where('edition_id', '=', yearInForce())
    .executeTakeFirst();
  return row ?? null;
}

/** Response to a successful post, the same for every retry. */
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

/**
 * Refuses a form that is not accepted from this person now.
 * @param subject the person, who may have permits
 * @param request as read once: reading it again could return a newer version
 * @throws RequestError 409 with the reason (OPEN-08)
 */
export async function requireOpen(
  db: Kysely<Tables>,
  subject: string,
  request: StoredRequest | null,
  form: AwardForm,
): Promise<void> {
  const at = now();
  const permits = await listPermits(db, subject, at);
  const configuration = applyPermits<AwardConfiguration>(await readConfiguration(db, at), permits, at);
  const isWithdrawn = Boolean(request?.withdrawn_at);
  const isDisqualified = request?.shown_stage === 'disqualified';
  const status = request?.status ?? null;
  const refusal = findRefusal({ configuration, status, isWithdrawn, isDisqualified, form, now: at });
  if (refusal)
    throw new RequestError(409, refusal, { values: { referenceNumber: request?.reference_number ?? '' } });
}

/**
 * The person's request, if the form is accepted from this person now.
 * @throws RequestError 409 with the reason (OPEN-08)
 */
export async function admit(
  db: Kysely<Tables>,
  subject: string,
  form: AwardForm,
): Promise<StoredRequest | null> {
  const request = await findRequest(db, subject);
  await requireOpen(db, subject, request, form);
  return request;
}
