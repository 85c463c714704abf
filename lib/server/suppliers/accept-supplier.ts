import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { now } from '@/lib/env/clock';
import { formatDay } from '@/lib/i18n/format';
import { loadTranslator } from '@/lib/i18n/translator';
import { getSiteOrigin } from '@/lib/routing/site-address';
import { foldName } from '@/lib/search/fold-name';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { SupplierRow } from '@/lib/server/db/supplier-tables';
import type { Tables } from '@/lib/server/db/tables';
import { changeStatusIn } from '@/lib/server/forms/change-status';
import { findRequestById } from '@/lib/server/forms/find-request';
import { storeOnce } from '@/lib/server/forms/store-once';
import { RequestError } from '@/lib/server/http/errors';
import { writeCode } from '@/lib/suppliers/certificate-code';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { MY_SUPPLIERS_PATH } from '@/lib/suppliers/supplier-paths';
import { latestValidity } from '@/lib/suppliers/validity';
import { findRegistered, readData, readToday, stateOf } from './read-suppliers';

interface Acceptance {
  /** Id of the application. */
  requestId: string;
  version: number;
  validUntil: string;
  actor: string;
}

/** How an application would be entered into the register; `taken` if a registered supplier prevents that. */
export function judgeApplication(
  request: Pick<ServiceRequest, 'sender'>,
  registered: SupplierRow | null,
): 'new' | 'renewal' | 'taken' {
  if (!registered) return 'new';
  const state = stateOf(registered);
  const isOwner = request.sender !== null && request.sender === registered.owner;
  if (isOwner && state !== 'suspended') return 'renewal';
  return state === 'expired' ? 'new' : 'taken';
}

/** A supplier that is renewed keeps its row and its certificate; an expired one of another person is replaced. */
async function register(
  tx: Kysely<Tables>,
  request: ServiceRequest,
  { validUntil, actor }: Acceptance,
): Promise<string> {
  const at = now();
  const { establishmentName = '', commercialRegistration = '', activity = '' } = readData(request);
  const registered = await findRegistered(tx, commercialRegistration);
  const verdict = judgeApplication(request, registered);
  if (verdict === 'taken') throw new RequestError(409, 'supplierExists');
  const row = {
    commercial_registration: commercialRegistration,
    establishment_name: establishmentName,
    folded_name: foldName(establishmentName),
    activity,
    request_id: request.id,
    state: 'accepted' as const,
    accepted_at: at.toISOString(),
    valid_until: validUntil,
    reason: null,
    reminded_days: null,
    updated_at: at.toISOString(),
  };
  const event = { entity: 'supplier', actor, at, data: { validUntil } } as const;
  if (registered && verdict === 'renewal') {
    const renewed = { ...row, version: registered.version + 1 };
    await tx.updateTable('supplier').set(renewed).where('id', '=', registered.id).execute();
    await recordEvent(tx, { ...event, entityId: registered.id, kind: 'renewed' });
    return registered.id;
  }
  if (registered) {
    const gone = { state: 'withdrawn' as const, version: registered.version + 1, updated_at: row.updated_at };
    await tx.updateTable('supplier').set(gone).where('id', '=', registered.id).execute();
    await recordEvent(tx, { ...event, entityId: registered.id, kind: 'withdrawn', data: {} });
  }
  const id = uuidv7();
  const created = { ...row, id, code: writeCode(randomBytes(10)), owner: request.sender, version: 1 };
  await tx.insertInto('supplier').values(created).execute();
  await recordEvent(tx, { ...event, entityId: id, kind: 'accepted' });
  return id;
}

async function accept(tx: Kysely<Tables>, acceptance: Acceptance): Promise<string> {
  const { requestId, version, validUntil, actor } = acceptance;
  const request = await findRequestById(tx, requestId);
  if (request?.form !== supplierForm.id) throw new RequestError(404, 'notFound');
  const t = await loadTranslator(request.locale, 'supplierRegister.mail');
  const address = `${getSiteOrigin()}/${request.locale}${MY_SUPPLIERS_PATH}`;
  const note = t('accepted', { date: formatDay(validUntil, request.locale), address });
  await changeStatusIn(tx, { requestId, to: 'answered', by: 'staff', actor, note, version });
  return register(tx, request, acceptance);
}

/**
 * Enters an application into the register, or renews the supplier of its sender, and answers the request.
 * @returns the id of the supplier
 * @throws RequestError 404 `notFound`, 422 `validUntil`, 409 `requestMoved`, `beingChecked`, `supplierExists`
 */
export async function acceptSupplier(database: Database, acceptance: Acceptance): Promise<string> {
  const today = readToday();
  const { validUntil } = acceptance;
  if (validUntil < today || validUntil > latestValidity(today))
    throw new RequestError(422, 'validation', { fields: { validUntil: 'pattern' } });
  return storeOnce(database, (tx) => accept(tx, acceptance));
}
