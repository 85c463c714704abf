import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { loadTranslator } from '@/lib/i18n/translator';
import { type AuditEvent, recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { SupplierRow } from '@/lib/server/db/supplier-tables';
import type { Tables } from '@/lib/server/db/tables';
import { findRequestById } from '@/lib/server/forms/find-request';
import { RequestError } from '@/lib/server/http/errors';
import { mayStep, type Step } from '@/lib/suppliers/supplier-states';
import { enqueueSupplierMail } from './enqueue-supplier-mail';
import { stateOf } from './read-suppliers';

interface Change {
  id: string;
  version: number;
  to: Step;
  reason: string | undefined;
  actor: string;
}

const KINDS = {
  suspended: 'suspended',
  accepted: 'resumed',
  withdrawn: 'withdrawn',
} as const satisfies Record<Step, AuditEvent['kind']>;

/** Tells the supplier its new state and the reason. */
async function enqueueStateMail(tx: Kysely<Tables>, supplier: SupplierRow): Promise<void> {
  const request = await findRequestById(tx, supplier.request_id);
  if (!request) return;
  const t = await loadTranslator(request.locale, 'supplierRegister');
  await enqueueSupplierMail(tx, request, {
    key: `supplier:${supplier.id}:${supplier.version}`,
    kind: 'changed',
    at: supplier.updated_at,
    state: t(`states.${supplier.state}`),
    ...(supplier.reason ? { note: supplier.reason } : {}),
  });
}

/**
 * Suspends a supplier, ends the suspension, or removes it from the register.
 * @throws RequestError 404 `notFound`, 422 `reason`, 409 `supplierMoved`
 */
export function changeSupplier(database: Database, change: Change): Promise<SupplierRow> {
  const { id, version, to, reason, actor } = change;
  return inTransaction(database, async (tx) => {
    const supplier = await tx.selectFrom('supplier').selectAll().where('id', '=', id).executeTakeFirst();
    if (!supplier) throw new RequestError(404, 'notFound');
    if (supplier.version !== version || !mayStep(stateOf(supplier), to))
      throw new RequestError(409, 'supplierMoved');
    if (to !== 'accepted' && !reason)
      throw new RequestError(422, 'validation', { fields: { reason: 'required' } });
    const at = now();
    const next = {
      state: to,
      reason: to === 'accepted' ? null : (reason ?? null),
      version: version + 1,
      updated_at: at.toISOString(),
    };
    await tx.updateTable('supplier').set(next).where('id', '=', id).execute();
    await recordEvent(tx, { entity: 'supplier', entityId: id, kind: KINDS[to], actor, at });
    const changed = { ...supplier, ...next };
    await enqueueStateMail(tx, changed);
    return changed;
  });
}
