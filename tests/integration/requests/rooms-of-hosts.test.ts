/** Requirements: REQUEST-09 */
import type { SlotChoice } from '@/lib/requests/slots/schemas';
import { openDatabase } from '@/lib/server/db/open';
import { describeRequestMail } from '@/lib/server/forms/enqueue-request-mail';
import { findRequestById } from '@/lib/server/forms/find-request';
import { AppointmentDesk, type Asked } from '../../support/forms/appointment-desk';
import { makeResource } from '../../support/forms/appointments';

/** A Sunday far ahead, outside Ramadan; each test has its own day. */
const DAYS = ['2031-03-02', '2031-03-03', '2031-03-04', '2031-03-05', '2031-03-09', '2031-03-10'] as const;
const at = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`).toISOString();

let desk: AppointmentDesk;
let rooms: [string, string];
let hosts: [string, string];
beforeAll(async () => {
  desk = await AppointmentDesk.open();
  rooms = [await desk.openPlace('Room 1'), await desk.openPlace('Room 2')];
  const receive = { kind: 'host', rooms };
  hosts = [await desk.openPlace('Host A', receive), await desk.openPlace('Host B', receive)];
});

const listCells = async ({ id }: Asked) => {
  const db = await openDatabase();
  const rows = await db
    .selectFrom('appointment_cell')
    .select(['resource_id', 'cell_at', 'offer_id'])
    .where('request_id', '=', id)
    .orderBy('cell_at')
    .execute();
  return rows.map(({ resource_id }) => resource_id).sort();
};
const both = (host: string, room: string, cells = 2) =>
  [host, room].flatMap((id) => Array.from({ length: cells }, () => id)).sort();
const choice = (host: string, room: string, startsAt: string): SlotChoice => ({
  resource: host,
  room,
  startsAt,
});

test('an approval takes host and room, and sender, mail and calendar file name both and the place of the room', async () => {
  const [day] = DAYS;
  const asked = await desk.ask({ preferredDate: day, preferredPeriod: 'morning' });
  const { free } = (await desk.find(asked)).appointment;
  expect(free[0]).toMatchObject({
    ...{ resource: hosts[0], room: rooms[0], startsAt: at(day, '09:00') },
    ...{ name: 'Host A · Room 1', place: 'Room 1, en' },
  });
  expect(free.every(({ resource }: SlotChoice) => hosts.includes(resource))).toBe(true);
  expect((await desk.approve(asked, choice(hosts[0], rooms[0], at(day, '09:00')))).status).toBe(200);
  expect(await listCells(asked)).toEqual(both(hosts[0], rooms[0]));
  expect((await desk.timesOf(asked)).slot).toMatchObject({ name: 'Host A · Room 1', place: 'Room 1, en' });
  const file = await desk.loadCalendar(asked);
  expect(file).toMatch(/^SUMMARY:.*Host A · Room 1/m);
  expect(file).toMatch(/^LOCATION:Room 1\\, en/m);
  const db = await openDatabase();
  const request = await findRequestById(db, asked.id);
  if (!request) throw new Error('The request is gone');
  const mail = await describeRequestMail(db, { ...request, locale: 'en' }, 'changed');
  expect(mail.data).toMatchObject({ place: 'Host A · Room 1\nRoom 1, en' });
});

test('the next time of a host is in the other room, and no time is free while both rooms are taken', async () => {
  const day = DAYS[1];
  const [first, second, third] = [await desk.ask(), await desk.ask(), await desk.ask({ preferredDate: day })];
  await desk.approve(first, choice(hosts[0], rooms[0], at(day, '09:00')));
  const next = (await desk.find(third)).appointment.free[0];
  expect(next).toMatchObject({ resource: hosts[1], room: rooms[1], startsAt: at(day, '09:00') });
  await desk.approve(second, choice(hosts[1], rooms[1], at(day, '09:00')));
  expect((await desk.find(third)).appointment.free[0].startsAt).toBe(at(day, '09:30'));
});

test('of approvals at once, no two share a host or a room, and one that is refused takes neither', async () => {
  const day = DAYS[2];
  const wishes = [
    choice(hosts[0], rooms[0], at(day, '09:00')),
    choice(hosts[1], rooms[0], at(day, '09:00')),
    choice(hosts[0], rooms[1], at(day, '09:00')),
    choice(hosts[1], rooms[0], at(day, '09:30')),
    choice(hosts[0], rooms[0], at(day, '09:30')),
  ];
  const all: Asked[] = [];
  for (const _ of wishes) all.push(await desk.ask({ preferredDate: day }));
  const answers = await Promise.all(wishes.map((wish, index) => desk.approve(all[index] as Asked, wish)));
  for (const [index, { status, body }] of answers.entries()) {
    const wish = wishes[index] as Required<SlotChoice>;
    const cells = await listCells(all[index] as Asked);
    expect([status, cells]).toEqual(status === 200 ? [200, both(wish.resource, wish.room)] : [409, []]);
    if (status === 409) expect((body as unknown as { code: string }).code).toBe('slotTaken');
  }
  const taken = (time: string) =>
    answers.filter(({ status }, index) => status === 200 && wishes[index]?.startsAt === at(day, time)).length;
  expect(taken('09:00')).toBeGreaterThanOrEqual(1);
  expect(taken('09:30')).toBe(1);
});

test('offers hold both, the choice keeps both, cancelling and moving free both', async () => {
  const day = DAYS[3];
  const asked = await desk.ask({ preferredDate: day });
  const slots = [choice(hosts[0], rooms[0], at(day, '09:00')), choice(hosts[1], rooms[1], at(day, '10:00'))];
  expect((await desk.offer(asked, slots, DAYS[2])).status).toBe(200);
  expect(await listCells(asked)).toEqual([...both(hosts[0], rooms[0]), ...both(hosts[1], rooms[1])].sort());
  const rival = await desk.ask({ preferredDate: day });
  expect((await desk.approve(rival, choice(hosts[1], rooms[0], at(day, '09:00')))).status).toBe(409);
  const { offers } = await desk.timesOf(asked);
  expect(offers[1]).toMatchObject({ name: 'Host B · Room 2' });
  expect((await desk.choose(asked, offers[1]?.id)).status).toBe(200);
  expect(await listCells(asked)).toEqual(both(hosts[1], rooms[1]));
  expect((await desk.approve(rival, choice(hosts[1], rooms[0], at(day, '09:00')))).status).toBe(200);
  for (const [one, to, more] of [
    [asked, 'cancelled', {}],
    [rival, 'rescheduled', { preferredDate: '2031-04-01' }],
  ] as const) {
    expect((await desk.change(one, to, more)).status).toBe(200);
    expect(await listCells(one)).toEqual([]);
  }
});

test('the week shows the appointment with the host and with the room', async () => {
  const day = DAYS[4];
  const asked = await desk.ask({ preferredDate: day });
  await desk.approve(asked, choice(hosts[0], rooms[1], at(day, '10:00')));
  for (const id of [hosts[0], rooms[1]]) {
    const row = (await desk.loadWeek(day, id)).rows.find(({ time }) => time === '10:00');
    expect(row?.cells[0]).toMatchObject({ free: 0, requests: [{ id: asked.id, isHeld: false }] });
  }
});

test('a room of a host alone, a host without a room, and a room that is closed or not of the host are refused', async () => {
  const day = DAYS[5];
  const asked = await desk.ask({ preferredDate: day });
  const startsAt = at(day, '09:00');
  const short = await desk.openPlace('Room 3', {}, { opens: '09:15' });
  const host = await desk.openPlace('Host C', { kind: 'host', rooms: [short] });
  const other = await desk.openPlace('Host D', { kind: 'host' });
  for (const slot of [
    { resource: rooms[0], startsAt },
    { resource: hosts[0], startsAt },
    choice(hosts[0], short, startsAt),
    choice(host, short, startsAt),
    choice(other, rooms[0], startsAt),
  ]) {
    const { status, body } = await desk.approve(asked, slot);
    expect([status, (body as unknown as { fields: unknown }).fields]).toEqual([422, { slot: 'choice' }]);
  }
  expect(await listCells(asked)).toEqual([]);
  expect((await desk.approve(asked, choice(host, short, at(day, '09:30')))).status).toBe(200);
  expect((await desk.approve(await desk.ask(), { resource: other, startsAt })).status).toBe(200);
});

test('only a host has rooms, and only rooms that are not closed', async () => {
  const refuse = async (change: Record<string, unknown>) =>
    ((await desk.save(makeResource('Refused', change))).body as unknown as { fields: unknown }).fields;
  expect(await refuse({ kind: 'room', rooms: [rooms[0]] })).toEqual({ rooms: 'pattern' });
  expect(await refuse({ kind: 'host', rooms: [hosts[0]] })).toEqual({ rooms: 'choice' });
  const closed = await desk.openPlace('Closed');
  await desk.end(closed);
  expect(await refuse({ kind: 'host', rooms: [closed] })).toEqual({ rooms: 'choice' });
});
