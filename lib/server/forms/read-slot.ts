import 'server-only';
import type { Kysely } from 'kysely';
import { separatorOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ShownSlot, Slot } from '@/lib/requests/slots/schemas';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';

/** The time for which an appointment was last approved; it stays when the appointment is moved or cancelled. */
export const readLastSlot = ({ workflow, data }: Pick<ServiceRequest, 'workflow' | 'data'>): Slot | null =>
  workflow === 'appointment' ? ((JSON.parse(data) as { slot?: Slot }).slot ?? null) : null;

/** The time at which an appointment takes place; null for one without an hour. */
export const readSlot = (request: Pick<ServiceRequest, 'workflow' | 'data' | 'status'>): Slot | null =>
  request.status === 'approved' ? readLastSlot(request) : null;

/** Times with the names of what is booked, and where it is: a host receives at the place of the room. */
export async function describeSlots<Row extends Slot>(
  db: Kysely<Tables>,
  slots: readonly Row[],
  locale: Locale,
): Promise<(Row & ShownSlot)[]> {
  if (slots.length === 0) return [];
  const texts = await db
    .selectFrom('resource_text')
    .select(['resource_id', 'name', 'place'])
    .where('locale', '=', locale)
    .where(
      'resource_id',
      'in',
      slots.flatMap(({ resource, room }) => [resource, ...(room ? [room] : [])]),
    )
    .execute();
  return slots.map((slot) => {
    const textOf = (id: string | undefined) => texts.find(({ resource_id }) => resource_id === id);
    const [own, room] = [textOf(slot.resource), textOf(slot.room)];
    const name = [own?.name ?? '', ...(room ? [room.name] : [])].join(separatorOf(locale));
    return { ...slot, name, place: (room ?? own)?.place ?? '' };
  });
}
