import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { isFinal } from '@/lib/forms/definition/transitions';
import { toReferenceNumber } from '@/lib/forms/rules/reference-number';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { readData, type SupplierData } from './read-suppliers';

interface Change {
  referenceNumber: string;
  subject: string;
  changes: SupplierData;
}

/**
 * The application of a supplier belongs to its owner as long as it is in the register, any other one to its sender
 * while it is open. @throws RequestError 404 `notFound`, 409 `requestMoved`
 */
async function checkOwner(tx: Kysely<Tables>, request: ServiceRequest, subject: string): Promise<void> {
  const supplier = await tx
    .selectFrom('supplier')
    .select(['owner', 'state'])
    .where('request_id', '=', request.id)
    .executeTakeFirst();
  if ((supplier ? supplier.owner : request.sender) !== subject) throw new RequestError(404, 'notFound');
  const isClosed = supplier ? supplier.state === 'withdrawn' : isFinal(request.workflow, request.status);
  if (isClosed) throw new RequestError(409, 'requestMoved');
}

/**
 * The history names the changed fields, without their values. @throws RequestError 404 `notFound`, 409 `requestMoved`
 */
export async function updateSupplier(database: Database, change: Change): Promise<ServiceRequest> {
  const { subject, changes } = change;
  return inTransaction(database, async (tx) => {
    const request = await tx
      .selectFrom('service_request')
      .selectAll()
      .where('form', '=', 'supplier')
      .where('reference_number', '=', toReferenceNumber(change.referenceNumber))
      .executeTakeFirst();
    if (!request) throw new RequestError(404, 'notFound');
    await checkOwner(tx, request, subject);
    const before = readData(request);
    const changed = Object.keys(changes).filter((name) => changes[name] !== before[name]);
    if (changed.length === 0) return request;
    const at = now().toISOString();
    const next = {
      data: JSON.stringify({ ...before, ...changes }),
      contact_email: changes.email ?? request.contact_email,
      contact_mobile: changes.mobile ?? request.contact_mobile,
      version: request.version + 1,
    };
    await tx.updateTable('service_request').set(next).where('id', '=', request.id).execute();
    const event = { from_status: request.status, to_status: request.status, note: null };
    await tx
      .insertInto('service_request_event')
      .values({
        id: uuidv7(),
        request_id: request.id,
        ...event,
        by: 'sender',
        actor: subject,
        internal_note: changed.join(', '),
        at,
      })
      .execute();
    return { ...request, ...next };
  });
}
