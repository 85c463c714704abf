import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '@/lib/env/clock';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenedRequest } from '@/lib/requests/schemas';
import type { Slot, Times } from '@/lib/requests/slots/schemas';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { calendarMethod } from '@/lib/server/forms/appointment-calendar';
import { describeSlots, readSlot } from '@/lib/server/forms/read-slot';
import { listFreeSlots } from './free-slots';

/** How many free times the staff can choose from. */
const LISTED = 15;

/** The times among which a sender may still choose, earliest first. */
export async function readOffers(
  db: Kysely<Tables>,
  requestId: string,
): Promise<(Slot & { id: string; expiresAt: string })[]> {
  const rows = await db
    .selectFrom('appointment_offer')
    .select(['id', 'slot', 'expires_at'])
    .where('request_id', '=', requestId)
    .where('expires_at', '>', now().toISOString())
    .orderBy('starts_at')
    .execute();
  return rows.map(({ id, slot, expires_at }) => ({
    ...(JSON.parse(slot) as Slot),
    id,
    expiresAt: expires_at,
  }));
}

/** When an appointment takes place, and the times that are offered; null for other requests. */
export async function readTimes(
  db: Kysely<Tables>,
  request: ServiceRequest,
  locale: Locale,
): Promise<Times | null> {
  if (request.workflow !== 'appointment') return null;
  const slot = readSlot(request);
  const [shown = null] = await describeSlots(db, slot ? [slot] : [], locale);
  return {
    slot: shown,
    offers: await describeSlots(db, await readOffers(db, request.id), locale),
    calendar: calendarMethod(request),
  };
}

/** The same for the staff, with the times that are free. */
export async function readStaffTimes(
  db: Kysely<Tables>,
  request: ServiceRequest,
  locale: Locale,
): Promise<OpenedRequest['appointment']> {
  const times = await readTimes(db, request, locale);
  if (!times) return null;
  const free = await listFreeSlots(db, request, LISTED);
  return { ...times, free: free && (await describeSlots(db, free, locale)) };
}
