import 'server-only';
import type { Kysely } from 'kysely';
import type { Hours } from '@/lib/requests/slots/plan-slots';
import type { Resource, WEEKDAYS } from '@/lib/requests/slots/schemas';
import type { Tables } from '@/lib/server/db/tables';

/** The resources that have not ended, in the order in which they were added, with the hours that have not ended. */
export async function readResources(db: Kysely<Tables>, today: string): Promise<Resource[]> {
  const rows = await db
    .selectFrom('resource')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = await db.selectFrom('resource_text').selectAll().where('resource_id', 'in', ids).execute();
  const hours = await db
    .selectFrom('resource_hours')
    .selectAll()
    .where('resource_id', 'in', ids)
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '>=', today)]))
    .orderBy('in_ramadan')
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, seats, notice_hours, minutes, rooms, version }) => ({
    id,
    kind,
    seats,
    version,
    noticeHours: notice_hours,
    minutes: JSON.parse(minutes) as Resource['minutes'],
    rooms: JSON.parse(rooms) as string[],
    texts: Object.fromEntries(
      texts
        .filter(({ resource_id }) => resource_id === id)
        .map(({ locale, name, place }) => [locale, { name, place }]),
    ) as Resource['texts'],
    hours: hours
      .filter(({ resource_id }) => resource_id === id)
      .map((row) => ({
        id: row.id,
        weekdays: [...row.weekdays] as (typeof WEEKDAYS)[number][],
        inRamadan: row.in_ramadan === 1,
        opens: row.opens,
        closes: row.closes,
        firstDay: row.first_day,
        lastDay: row.last_day,
      })),
  }));
}

export const toHours = ({ hours }: Pick<Resource, 'hours'>): Hours[] =>
  hours.map((row) => ({ ...row, weekdays: row.weekdays.map(Number) }));

export async function readHolidays(db: Kysely<Tables>): Promise<Set<string>> {
  const rows = await db.selectFrom('work_calendar').select('day').execute();
  return new Set(rows.map(({ day }) => day));
}
