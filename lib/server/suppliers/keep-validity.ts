import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { formatDay } from '@/lib/i18n/format';
import { loadTranslator } from '@/lib/i18n/translator';
import { startJob } from '@/lib/jobs/repeat';
import { recordEvent } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { findRequestById } from '@/lib/server/forms/find-request';
import { findReminder, remindedUntil } from '@/lib/suppliers/validity';
import { enqueueSupplierMail } from './enqueue-supplier-mail';
import { readToday } from './read-suppliers';

const INTERVAL_MS = 60_000;

const selectEnded = (db: Kysely<Tables>) =>
  db
    .selectFrom('supplier')
    .select('id')
    .where('state', 'in', ['accepted', 'suspended'])
    .where('valid_until', '<', readToday());

async function expire(tx: Kysely<Tables>, id: string): Promise<void> {
  const supplier = await selectEnded(tx).select('version').where('id', '=', id).executeTakeFirst();
  if (!supplier) return;
  const at = now();
  await tx
    .updateTable('supplier')
    .set({ state: 'expired', version: supplier.version + 1, updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
  await recordEvent(tx, { entity: 'supplier', entityId: id, kind: 'expired', actor: 'operator', at });
}

/** Valid suppliers whose end is near. */
const selectEnding = (db: Kysely<Tables>) =>
  db
    .selectFrom('supplier')
    .selectAll()
    .where('state', '=', 'accepted')
    .where('valid_until', '>=', readToday())
    .where('valid_until', '<=', remindedUntil(readToday()));

async function remind(tx: Kysely<Tables>, id: string): Promise<void> {
  const supplier = await selectEnding(tx).where('id', '=', id).executeTakeFirst();
  const days = supplier ? findReminder(supplier.valid_until, readToday()) : null;
  if (!supplier || days === null || days >= (supplier.reminded_days ?? Number.POSITIVE_INFINITY)) return;
  const request = await findRequestById(tx, supplier.request_id);
  if (!request) return;
  const at = now();
  await tx.updateTable('supplier').set({ reminded_days: days }).where('id', '=', id).execute();
  await recordEvent(tx, {
    entity: 'supplier',
    entityId: id,
    kind: 'reminded',
    actor: 'operator',
    at,
    data: { days },
  });
  const { locale } = request;
  const t = await loadTranslator(locale, 'supplierRegister.mail');
  const { establishment_name: name, valid_until } = supplier;
  await enqueueSupplierMail(tx, request, {
    key: `expiring:${id}:${valid_until}:${days}`,
    kind: 'supplierExpiring',
    at: at.toISOString(),
    note: t('expiring', { name, date: formatDay(valid_until, locale) }),
  });
}

/**
 * Records the end of validities and reminds suppliers 60, 30 and 7 days before it. A reminder, its mail and the number
 * of days are stored in one transaction, so that instances and restarts repeat none.
 */
export async function keepValidity(database: Database, isOver: () => boolean = () => false): Promise<void> {
  for (const [select, change] of [
    [selectEnded, expire],
    [selectEnding, remind],
  ] as const)
    for (const { id } of await select(database).execute()) {
      if (isOver()) return;
      await inTransaction(database, (tx) => change(tx, id));
    }
}

export const startKeepingValidity = (): void =>
  startJob('suppliers', INTERVAL_MS, async (isOver) => keepValidity(await openDatabase(), isOver));
