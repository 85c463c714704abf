import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '@/lib/env/clock';
import { parseDay, startOfDay, toDay } from '@/lib/i18n/format';
import { isInPeriod, listCells, listStarts } from '@/lib/requests/slots/plan-slots';
import { type Resource, type Slot, type SlotChoice, USUAL_MINUTES } from '@/lib/requests/slots/schemas';
import { DAY_MS } from '@/lib/requests/work/working-time';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { readHolidays, readResources, toHours } from './read-resources';

const HOUR_MS = 3_600_000;
const WEEK_DAYS = 7;
/** How far ahead times are searched. */
const WEEKS = 9;

type Wish = Record<'topic' | 'preferredDate' | 'preferredPeriod' | 'channel', string>;
/** What its sender wishes for an appointment. */
export const readWish = ({ data }: Pick<ServiceRequest, 'data'>) => JSON.parse(data) as Wish;

/** True for a resource of the kind that an appointment needs. */
export const fits = ({ kind }: Resource, { channel }: Wish) => (kind === 'remote') === (channel === 'remote');
const lengthOf = ({ minutes }: Resource, { topic }: Wish) => minutes[topic] ?? USUAL_MINUTES;
const earliest = ({ noticeHours }: Resource) => now().getTime() + noticeHours * HOUR_MS;

const keyOf = (seat: number, cell: string) => `${seat} ${cell}`;

/** The taken cells of resources, except those of offers that have expired. */
async function readTaken(db: Kysely<Tables>, ids: readonly string[], from: string, until: string) {
  const rows = await db
    .selectFrom('appointment_cell')
    .leftJoin('appointment_offer', 'appointment_offer.id', 'appointment_cell.offer_id')
    .select(['resource_id', 'seat', 'cell_at'])
    .where('resource_id', 'in', ids)
    .where('cell_at', '>=', from)
    .where('cell_at', '<', until)
    .where((eb) => eb.or([eb('offer_id', 'is', null), eb('expires_at', '>', now().toISOString())]))
    .execute();
  const byResource = Map.groupBy(rows, ({ resource_id }) => resource_id);
  return (id: string) => new Set(byResource.get(id)?.map(({ seat, cell_at }) => keyOf(seat, cell_at)));
}

/** A seat that is free in all of these cells; undefined without one. */
function findSeat(seats: number, taken: ReadonlySet<string>, cells: readonly string[]): number | undefined {
  return Array.from({ length: seats }, (_, index) => index + 1).find((seat) =>
    cells.every((cell) => !taken.has(keyOf(seat, cell))),
  );
}

/** Free times in one week, one for each start: on each day first those in the wished period. */
async function listWeek(
  db: Kysely<Tables>,
  resources: readonly Resource[],
  wish: Wish,
  holidays: ReadonlySet<string>,
  firstDay: number,
): Promise<Slot[]> {
  const from = startOfDay(toDay(new Date(firstDay)));
  const until = startOfDay(toDay(new Date(firstDay + WEEK_DAYS * DAY_MS)));
  const takenOf = await readTaken(
    db,
    resources.map(({ id }) => id),
    from,
    until,
  );
  return Array.from({ length: WEEK_DAYS }, (_, index) => toDay(new Date(firstDay + index * DAY_MS))).flatMap(
    (day) => {
      const slots = new Map<number, Slot>();
      for (const resource of resources) {
        const minutes = lengthOf(resource, wish);
        const taken = takenOf(resource.id);
        for (const start of listStarts(toHours(resource), day, minutes, holidays)) {
          const isFree = findSeat(resource.seats, taken, listCells(start, minutes)) !== undefined;
          if (isFree && start >= earliest(resource) && !slots.has(start))
            slots.set(start, { resource: resource.id, startsAt: new Date(start).toISOString(), minutes });
        }
      }
      const order = ([start]: [number, Slot]) =>
        (isInPeriod(start, wish.preferredPeriod) ? 0 : DAY_MS) + start;
      return [...slots].sort((left, right) => order(left) - order(right)).map(([, slot]) => slot);
    },
  );
}

/** Free times for an appointment from its wished day on; null without any resource of its kind. */
export async function listFreeSlots(
  db: Kysely<Tables>,
  request: Pick<ServiceRequest, 'data'>,
  limit: number,
): Promise<Slot[] | null> {
  const wish = readWish(request);
  const today = toDay(now());
  const resources = (await readResources(db, today)).filter((resource) => fits(resource, wish));
  if (resources.length === 0) return null;
  const holidays = await readHolidays(db);
  const firstDay = Math.max(parseDay(wish.preferredDate).getTime(), parseDay(today).getTime());
  const slots: Slot[] = [];
  for (let week = 0; week < WEEKS && slots.length < limit; week += 1)
    slots.push(...(await listWeek(db, resources, wish, holidays, firstDay + week * WEEK_DAYS * DAY_MS)));
  return slots.slice(0, limit);
}

const refuse = (code: string) => new RequestError(422, 'validation', { fields: { slot: code } });

/** A chosen time with its length. @throws RequestError 422 `slot` if it is not in the hours of its resource, or too soon */
export async function checkSlot(
  db: Kysely<Tables>,
  request: Pick<ServiceRequest, 'data'>,
  choice: SlotChoice,
): Promise<Slot> {
  const start = Date.parse(choice.startsAt);
  const day = toDay(new Date(start));
  const resource = (await readResources(db, toDay(now()))).find(({ id }) => id === choice.resource);
  if (!resource) throw refuse('choice');
  const minutes = lengthOf(resource, readWish(request));
  if (!listStarts(toHours(resource), day, minutes, await readHolidays(db)).includes(start))
    throw refuse('choice');
  if (start < earliest(resource)) throw refuse('tooEarly');
  return { resource: choice.resource, startsAt: new Date(start).toISOString(), minutes };
}

/** The chosen time is not free (any more). */
export class SlotTaken extends Error {}

/** Occupies the cells of a time, in the transaction of what it is for. @throws SlotTaken, or a unique violation */
export async function takeCells(
  tx: Kysely<Tables>,
  request_id: string,
  { resource, startsAt, minutes }: Slot,
  offer_id: string | null = null,
): Promise<void> {
  await tx.deleteFrom('appointment_offer').where('expires_at', '<=', now().toISOString()).execute();
  const cells = listCells(Date.parse(startsAt), minutes);
  const { seats } = await tx
    .selectFrom('resource')
    .select('seats')
    .where('id', '=', resource)
    .executeTakeFirstOrThrow();
  const end = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const takenOf = await readTaken(tx, [resource], startsAt, end);
  const seat = findSeat(seats, takenOf(resource), cells);
  if (seat === undefined) throw new SlotTaken();
  await tx
    .insertInto('appointment_cell')
    .values(cells.map((cell_at) => ({ resource_id: resource, seat, cell_at, request_id, offer_id })))
    .execute();
}
