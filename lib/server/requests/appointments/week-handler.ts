import 'server-only';
import { now } from '@/lib/env/clock';
import { parseDay, startOfDay, toDay } from '@/lib/i18n/format';
import { listCells, listOpenSpans } from '@/lib/requests/slots/plan-slots';
import { WEEKDAYS, type Week, weekQuery } from '@/lib/requests/slots/schemas';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { findView, selectRequests } from '@/lib/server/requests/request-rows';
import { readHolidays, readResources, toHours } from './read-resources';

const ROW_MINUTES = 30;
const ROW_MS = ROW_MINUTES * 60_000;

/** The days from Sunday to Thursday of the week of a day; for a Friday or Saturday, of the next week. */
function listDays(day: string): string[] {
  const weekday = parseDay(day).getUTCDay();
  const sunday = parseDay(day).getTime() + (weekday < WEEKDAYS.length ? -weekday : 7 - weekday) * DAY_MS;
  return WEEKDAYS.map((_, index) => toDay(new Date(sunday + index * DAY_MS)));
}

/** Desk/GetWeek. Appointments of closed teams of others appear as taken seats without a number. */
export const getWeek: ApiHandler = async (c) => {
  const query = readQuery(c, weekQuery);
  const db = await openDatabase();
  const view = await findView(c, db);
  const locale = c.get('locale');
  const days = listDays(query.day ?? toDay(now()));
  const [first = ''] = days;
  const resources = await readResources(db, first);
  const resource = resources.find(({ id }) => id === query.resource) ?? resources[0];
  const named = resources.map(({ id, texts }) => ({ id, name: texts[locale].name }));
  const empty: Week = { resources: named, resource: null, seats: 0, days, rows: [] };
  if (!resource) return c.json({ data: empty });

  const until = startOfDay(toDay(new Date(parseDay(days.at(-1) ?? first).getTime() + DAY_MS)));
  const taken = await db
    .selectFrom('appointment_cell')
    .select(['seat', 'cell_at', 'request_id', 'offer_id'])
    .where('resource_id', '=', resource.id)
    .where('cell_at', '>=', startOfDay(first))
    .where('cell_at', '<', until)
    .execute();
  const ids = [...new Set(taken.map(({ request_id }) => request_id))];
  const visible =
    ids.length === 0
      ? []
      : await selectRequests(db, view, {}).where('service_request.id', 'in', ids).execute();
  const numbers = new Map(visible.map(({ id, reference_number }) => [id, reference_number]));
  const holidays = await readHolidays(db);
  const spans = days.map((day) => listOpenSpans(toHours(resource), day, holidays));
  const byCell = Map.groupBy(taken, ({ cell_at }) => cell_at);

  const describeCell = (day: number, row: number) => {
    const start = Date.parse(startOfDay(days[day] ?? first)) + row * ROW_MS;
    const cells = listCells(start, ROW_MINUTES).flatMap((cell) => byCell.get(cell) ?? []);
    const seats = new Set(cells.map(({ seat }) => seat)).size;
    const requests = new Map(cells.map(({ request_id, offer_id }) => [request_id, offer_id !== null]));
    return {
      isOpen: spans[day]?.some(({ from, to }) => from < start + ROW_MS && start < to) ?? false,
      free: Math.max(0, resource.seats - seats),
      isTaken: seats > 0,
      requests: [...requests].flatMap(([id, isHeld]) => {
        const referenceNumber = numbers.get(id);
        return referenceNumber ? [{ id, referenceNumber, isHeld }] : [];
      }),
    };
  };
  // Only half hours in which the place is open on some day, or an appointment takes place.
  const rows = Array.from({ length: DAY_MS / ROW_MS }, (_, row) => ({
    time: new Date(row * ROW_MS).toISOString().slice(11, 16),
    cells: days.map((_day, day) => describeCell(day, row)),
  })).filter(({ cells }) => cells.some(({ isOpen, isTaken }) => isOpen || isTaken));
  const data: Week = {
    ...empty,
    resource: resource.id,
    seats: resource.seats,
    rows,
  };
  return c.json({ data });
};
