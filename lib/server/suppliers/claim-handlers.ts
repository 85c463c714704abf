import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { toReferenceNumber } from '@/lib/forms/rules/reference-number';
import { loadTranslator } from '@/lib/i18n/translator';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { SupplierRow } from '@/lib/server/db/supplier-tables';
import type { Tables } from '@/lib/server/db/tables';
import { findRequestById } from '@/lib/server/forms/find-request';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import {
  CODE_LIFETIME_MS,
  drawMailedCode,
  hashMailedCode,
  isSoonAfter,
  MAX_CODE_ATTEMPTS,
} from '@/lib/server/mail/mailed-code';
import type { SUPPLIER_ENDPOINTS } from '@/lib/suppliers/endpoints';
import { confirmClaimBody, requestClaimBody } from '@/lib/suppliers/schemas';
import { enqueueSupplierMail } from './enqueue-supplier-mail';
import { findRegistered } from './read-suppliers';

const purposeOf = ({ id }: SupplierRow) => `supplier-claim:${id}`;

const selectClaim = (tx: Kysely<Tables>, { id }: SupplierRow, subject: string) =>
  tx.selectFrom('supplier_claim').selectAll().where('supplier_id', '=', id).where('subject', '=', subject);

async function sendCode(
  tx: Kysely<Tables>,
  { number, referenceNumber }: { number: string; referenceNumber: string },
  subject: string,
): Promise<void> {
  const supplier = await findRegistered(tx, number);
  if (!supplier || supplier.owner === subject) return;
  const request = await findRequestById(tx, supplier.request_id);
  if (!request?.contact_email) return;
  if (request.reference_number !== toReferenceNumber(referenceNumber)) return;
  const at = now();
  const earlier = await selectClaim(tx, supplier, subject).executeTakeFirst();
  if (earlier && isSoonAfter(earlier.sent_at, at)) return;
  const { code, hash } = drawMailedCode(purposeOf(supplier));
  const claim = {
    code: hash,
    attempts: 0,
    sent_at: at.toISOString(),
    expires_at: new Date(at.getTime() + CODE_LIFETIME_MS).toISOString(),
  };
  await tx
    .insertInto('supplier_claim')
    .values({ supplier_id: supplier.id, subject, ...claim })
    .onConflict((conflict) => conflict.columns(['supplier_id', 'subject']).doUpdateSet(claim))
    .execute();
  const t = await loadTranslator(request.locale, 'supplierRegister.mail');
  await enqueueSupplierMail(tx, request, {
    key: `claim:${supplier.id}:${claim.code}`,
    kind: 'supplierClaim',
    at: claim.sent_at,
    note: t('claim', { code, name: supplier.establishment_name }),
  });
}

/** Supplier/RequestClaim. @throws RequestError 503 while no mail can be sent */
const requestClaim: ApiHandler = async (c) => {
  const claim = await readJson(c.req.raw, requestClaimBody);
  if (!env.SMTP_URL) throw new RequestError(503, 'unavailable');
  const { subject } = c.get('caller');
  await inTransaction(await openDatabase(), (tx) => sendCode(tx, claim, subject));
  return c.json({ data: { commercialRegistration: claim.number } });
};

/** A wrong code counts as an attempt. @returns true if the person now manages the supplier */
async function takeOver(
  tx: Kysely<Tables>,
  number: string,
  typed: string,
  subject: string,
): Promise<boolean> {
  const supplier = await findRegistered(tx, number);
  const claim = supplier && (await selectClaim(tx, supplier, subject).executeTakeFirst());
  const at = now();
  if (!claim || claim.expires_at < at.toISOString() || claim.attempts >= MAX_CODE_ATTEMPTS) return false;
  if (claim.code !== hashMailedCode(purposeOf(supplier), toReferenceNumber(typed))) {
    await tx
      .updateTable('supplier_claim')
      .set({ attempts: claim.attempts + 1 })
      .where('supplier_id', '=', supplier.id)
      .where('subject', '=', subject)
      .execute();
    return false;
  }
  await tx.deleteFrom('supplier_claim').where('supplier_id', '=', supplier.id).execute();
  await tx
    .updateTable('supplier')
    .set({ owner: subject, version: supplier.version + 1, updated_at: at.toISOString() })
    .where('id', '=', supplier.id)
    .execute();
  await recordEvent(tx, { entity: 'supplier', entityId: supplier.id, kind: 'claimed', actor: subject, at });
  return true;
}

const confirmClaim: ApiHandler = async (c) => {
  const { number, code } = await readJson(c.req.raw, confirmClaimBody);
  const { subject } = c.get('caller');
  const isTaken = await inTransaction(await openDatabase(), (tx) => takeOver(tx, number, code, subject));
  if (!isTaken) throw new RequestError(422, 'validation', { fields: { code: 'pattern' } });
  return c.json({ data: { commercialRegistration: number } });
};

export const CLAIM_HANDLERS = { requestClaim, confirmClaim } satisfies Partial<
  Record<keyof typeof SUPPLIER_ENDPOINTS, ApiHandler>
>;
