import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction, isUniqueViolation } from '@/lib/database/in-transaction';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { nameSlot } from '@/lib/requests/slots/name-times';
import { MAX_SEATS, type Slot, SUGGESTED_SLOTS } from '@/lib/requests/slots/schemas';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { describeSlots } from '@/lib/server/forms/read-slot';
import { RequestError } from '@/lib/server/http/errors';
import { listFreeSlots, SlotTaken } from './free-slots';

/** What an approval for a time adds to the answers of an appointment. */
export const approvalData = (slot: Slot | undefined) =>
  slot && { slot, preferredDate: toDay(new Date(slot.startsAt)) };

/** 409 `slotTaken` with the times that are free now. */
async function describeTaken(db: Database, request: ServiceRequest, locale: Locale): Promise<RequestError> {
  const t = await loadTranslator(locale, 'slots');
  const free = (await listFreeSlots(db, request, SUGGESTED_SLOTS)) ?? [];
  const lines = (await describeSlots(db, free, locale)).map((slot) => nameSlot(slot, locale));
  const times = lines.length > 0 ? lines.join('\n') : t('none');
  return new RequestError(409, 'slotTaken', { values: { times } });
}

/**
 * Runs a transaction that takes cells. Two that choose the same seat collide on the key: the later one looks for
 * another seat.
 * @throws RequestError 409 `slotTaken`
 */
export async function takingSlots<Result>(
  db: Database,
  request: ServiceRequest,
  locale: Locale,
  work: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (isUniqueViolation(error) && attempt < MAX_SEATS) continue;
      if (isUniqueViolation(error) || error instanceof SlotTaken)
        throw await describeTaken(db, request, locale);
      throw error;
    }
  }
}
