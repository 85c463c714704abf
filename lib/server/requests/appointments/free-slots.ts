import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '@/lib/env/clock';
import { parseDay, startOfDay, toDay } from '@/lib/i18n/format';
import { isInPeriod, listCells, listOpenSpans, listStarts } from '@/lib/requests/slots/plan-slots';
import { type Resource, type Slot, type SlotChoice, USUAL_MINUTES } from '@/lib/requests/slots/schemas';
import { DAY_MS } from '@/lib/requests/work/working-time';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { listOffered, listRooms, type OfferedPlace } from './offered-places';
import { readHolidays, readResources, toHours } from './read-resources';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

type Span = ReturnType<typeof listOpenSpans>[number];
const WEEK_DAYS = 7;
/** How far ahead times are searched. */
const WEEKS = 9;

type Wish = Record<'topic' | 'preferredDate' | 'preferredPeriod' | 'channel', string>;
/** What its sender wishes for an appointment. */
export const readWish = ({ data }: Pick<ServiceRequest, 'data'>) => JSON.parse(data) as Wish;

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
  const taken = new Map(
    ids.map((id) => [id, new Set(byResource.get(id)?.map(({ seat, cell_at }) => keyOf(seat, cell_at)))]),
  );
  return (id: string): ReadonlySet<string> => taken.get(id) ?? new Set();
}

/** A seat that is free in all of these cells; undefined without one. */
function findSeat(seats: number, taken: ReadonlySet<string>, cells: readonly string[]): number | undefined {
  for (let seat = 1; seat <= seats; seat += 1)
    if (cells.every((cell) => !taken.has(keyOf(seat, cell)))) return seat;
  return undefined;
}

/** True if a room is open for the whole of a time, and the time is not too soon for the notice that the room needs. */
function isRoomOpen(room: Resource, start: number, minutes: number, spans: readonly Span[]): boolean {
  const end = start + minutes * MINUTE_MS;
  return spans.some(({ from, to }) => from <= start && end <= to) && start >= earliest(room);
}

/**
 * Free times in one week, one for each start: on each day first those in the wished period. A host who needs a room is
 * free when one of the rooms is.
 */
async function listWeek(
  db: Kysely<Tables>,
  offered: readonly OfferedPlace[],
  wish: Wish,
  holidays: ReadonlySet<string>,
  firstDay: number,
): Promise<Slot[]> {
  const from = startOfDay(toDay(new Date(firstDay)));
  const until = startOfDay(toDay(new Date(firstDay + WEEK_DAYS * DAY_MS)));
  const rooms = listRooms(offered);
  const ids = [...offered.map(({ resource }) => resource), ...rooms].map(({ id }) => id);
  const takenOf = await readTaken(db, ids, from, until);
  return Array.from({ length: WEEK_DAYS }, (_, index) => toDay(new Date(firstDay + index * DAY_MS))).flatMap(
    (day) => {
      const slots = new Map<number, Slot>();
      const spansOf = new Map(rooms.map((room) => [room.id, listOpenSpans(toHours(room), day, holidays)]));
      for (const { resource, rooms: ofHost } of offered) {
        const minutes = lengthOf(resource, wish);
        for (const start of listStarts(toHours(resource), day, minutes, holidays)) {
          if (slots.has(start) || start < earliest(resource)) continue;
          const cells = listCells(start, minutes);
          const isFree = ({ id, seats }: Resource) => findSeat(seats, takenOf(id), cells) !== undefined;
          if (!isFree(resource)) continue;
          const room = ofHost?.find(
            (one) => isFree(one) && isRoomOpen(one, start, minutes, spansOf.get(one.id) ?? []),
          );
          if (ofHost && !room) continue;
          const slot = { resource: resource.id, startsAt: new Date(start).toISOString(), minutes };
          slots.set(start, room ? { ...slot, room: room.id } : slot);
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
  const offered = listOffered(await readResources(db, today), wish);
  if (offered.length === 0) return null;
  const holidays = await readHolidays(db);
  const firstDay = Math.max(parseDay(wish.preferredDate).getTime(), parseDay(today).getTime());
  const slots: Slot[] = [];
  for (let week = 0; week < WEEKS && slots.length < limit; week += 1)
    slots.push(...(await listWeek(db, offered, wish, holidays, firstDay + week * WEEK_DAYS * DAY_MS)));
  return slots.slice(0, limit);
}

const refuse = (code: string) => new RequestError(422, 'validation', { fields: { slot: code } });

/**
 * A chosen time with its length.
 * @throws RequestError 422 `slot` if it is not in the hours of its resource and room, lacks the room that it needs or
 *   names another one, or is too soon
 */
export async function checkSlot(
  db: Kysely<Tables>,
  request: Pick<ServiceRequest, 'data'>,
  choice: SlotChoice,
): Promise<Slot> {
  const start = Date.parse(choice.startsAt);
  const day = toDay(new Date(start));
  const wish = readWish(request);
  const offered = listOffered(await readResources(db, toDay(now())), wish);
  const found = offered.find(({ resource }) => resource.id === choice.resource);
  const room = found?.rooms?.find(({ id }) => id === choice.room);
  if (!found || room?.id !== choice.room || (found.rooms && !room)) throw refuse('choice');
  const { resource } = found;
  const minutes = lengthOf(resource, wish);
  const holidays = await readHolidays(db);
  if (!listStarts(toHours(resource), day, minutes, holidays).includes(start)) throw refuse('choice');
  if ([resource, ...(room ? [room] : [])].some((one) => start < earliest(one))) throw refuse('tooEarly');
  if (room && !isRoomOpen(room, start, minutes, listOpenSpans(toHours(room), day, holidays)))
    throw refuse('choice');
  const slot = { resource: resource.id, startsAt: new Date(start).toISOString(), minutes };
  return room ? { ...slot, room: room.id } : slot;
}

/** The chosen time is not free (any more). */
export class SlotTaken extends Error {}

/** Occupies the cells of a time at one resource. @throws SlotTaken, or a unique violation */
async function takeSeat(
  tx: Kysely<Tables>,
  resource_id: string,
  { startsAt, minutes }: Slot,
  use: { request_id: string; offer_id: string | null },
): Promise<void> {
  const cells = listCells(Date.parse(startsAt), minutes);
  const { seats } = await tx
    .selectFrom('resource')
    .select('seats')
    .where('id', '=', resource_id)
    .executeTakeFirstOrThrow();
  const end = new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString();
  const takenOf = await readTaken(tx, [resource_id], startsAt, end);
  const seat = findSeat(seats, takenOf(resource_id), cells);
  if (seat === undefined) throw new SlotTaken();
  await tx
    .insertInto('appointment_cell')
    .values(cells.map((cell_at) => ({ resource_id, seat, cell_at, ...use })))
    .execute();
}

/**
 * Occupies the cells of a time, in the transaction of what it is for: those of the resource, and of the room.
 * @throws SlotTaken, or a unique violation
 */
export async function takeCells(
  tx: Kysely<Tables>,
  request_id: string,
  slot: Slot,
  offer_id: string | null = null,
): Promise<void> {
  await tx.deleteFrom('appointment_offer').where('expires_at', '<=', now().toISOString()).execute();
  const { resource, room } = slot;
  for (const id of [resource, ...(room ? [room] : [])])
    await takeSeat(tx, id, slot, { request_id, offer_id });
}
