/** Requirements: SLOT-01, SLOT-02, SLOT-03, SLOT-04, SLOT-05, SLOT-06 */
import type { EndpointId } from '@/lib/endpoints';
import { getForm } from '@/lib/requests/forms';
import { type SlotChoice, type Times, WEEKDAYS } from '@/lib/requests/slots/schemas';
import { openDatabase } from '@/lib/server/db/open';
import { removeExpiredRows } from '@/lib/server/maintenance/expired-rows';
import { workAs } from '../../support/admin/staff';
import { call, callPath, makeSecCode, signOnAs } from '../../support/api/api-client';
import { makeHours, makeResource } from '../../support/forms/appointments';
import { makeAnswers } from '../../support/forms/form-samples';
import { listRequests, sendSample } from '../../support/forms/service-api';

const form = getForm('appointment');
/** A Sunday far ahead, outside Ramadan. */
const DAY = '2031-03-02';
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00+03:00`).toISOString();

let office: string;
let lead: string;
let room: string;
beforeAll(async () => {
  office = await workAs('appointments');
  lead = await workAs('lead');
  room = await open('Room 2');
});

const post = async (id: EndpointId, token: string, body: unknown) => {
  const headers = { 'Content-Type': 'application/json' };
  return call(id, { token, headers, body: JSON.stringify(body) });
};
const read = async (path: string, token: string) => {
  const response = await callPath(path, { token });
  return { status: response.status, data: (await response.json()).data };
};

/** Opens a place. @returns its id */
async function open(name: string, change: Record<string, unknown> = {}): Promise<string> {
  expect((await post('saveResource', lead, makeResource(name, change))).status).toBe(200);
  const { data } = await read('Desk/ListResources', lead);
  const id: string = data.at(-1).id;
  expect((await post('addHours', lead, makeHours(id))).status).toBe(200);
  return id;
}

interface Asked {
  token: string;
  id: string;
  referenceNumber: string;
}
async function ask(wish: Record<string, string> = {}): Promise<Asked> {
  const token = await signOnAs();
  const answers = { ...makeAnswers(form), preferredDate: DAY, ...wish };
  const { status, body } = await sendSample(form, { token, answers });
  expect(status).toBe(200);
  const id = (await listRequests(form)).at(-1)?.id ?? '';
  return { token, id, referenceNumber: body.data.referenceNumber };
}
const find = async ({ id }: Asked) => (await read(`Desk/GetRequest?id=${id}`, office)).data;
const approve = async (asked: Asked, startsAt: string, resource = room) =>
  post('approveAppointment', office, {
    id: asked.id,
    version: (await find(asked)).version,
    slot: { resource, startsAt },
  });
const timesOf = async ({ token, referenceNumber }: Asked): Promise<Times> => {
  const { data } = await read('Requests/GetMine', token);
  return data.find((row: { referenceNumber: string }) => row.referenceNumber === referenceNumber).appointment;
};
const countCells = async ({ id }: Asked) => {
  const cells = (await openDatabase())
    .selectFrom('appointment_cell')
    .selectAll()
    .where('request_id', '=', id);
  return (await cells.execute()).length;
};
const choose = async ({ token, referenceNumber }: Asked, offer: string | undefined) =>
  call('chooseAppointment', {
    token,
    headers: { 'Content-Type': 'application/json' },
    secCode: await makeSecCode('chooseAppointment'),
    body: JSON.stringify({ referenceNumber, offer }),
  });

test('the staff gets free times of the wished day and period first, and the sender sees hour and place', async () => {
  const asked = await ask({ preferredPeriod: 'morning' });
  const { free } = (await find(asked)).appointment;
  expect(free[0]).toMatchObject({ resource: room, startsAt: at('09:00'), minutes: 30, name: 'Room 2' });
  expect((await approve(asked, at('09:00'))).status).toBe(200);
  expect(await timesOf(asked)).toMatchObject({
    slot: { startsAt: at('09:00'), minutes: 30, name: 'Room 2', place: 'Room 2, en' },
    calendar: 'REQUEST',
    offers: [],
  });
  expect(await countCells(asked)).toBe(2);
  expect((await find(asked)).data.preferredDate).toBe(DAY);
});

test('of two approvals for one time at once, one gets 409 with the times that are free', async () => {
  const both = [await ask(), await ask()];
  const answers = await Promise.all(both.map((asked) => approve(asked, at('10:00'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body as unknown as Record<string, string>;
  expect(refused.code).toBe('slotTaken');
  expect(refused.message?.split('\n')).toHaveLength(6);
  expect(refused.message).toContain('Room 2');
  const cells = await Promise.all(both.map(countCells));
  expect(cells.sort()).toEqual([0, 2]);
  const opened = await Promise.all(both.map(find));
  expect(opened.map(({ status }) => status).sort()).toEqual(['approved', 'requested']);
});

test('a place with two seats takes two appointments at once, and refuses a third', async () => {
  const hall = await open('Hall', { seats: 2 });
  const all = [await ask(), await ask(), await ask()];
  const answers = await Promise.all(all.map((asked) => approve(asked, at('09:00'), hall)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
});

test('cancelling frees the time, and so does asking for another day', async () => {
  const day = '2031-03-03';
  for (const [id, more] of [
    ['cancelAppointment', {}],
    ['rescheduleAppointment', { preferredDate: '2031-04-01' }],
  ] as const) {
    const asked = await ask({ preferredDate: day });
    expect((await approve(asked, at('09:00', day))).status).toBe(200);
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ referenceNumber: asked.referenceNumber, ...more });
    const secCode = await makeSecCode(id);
    expect((await call(id, { token: asked.token, headers, secCode, body })).status).toBe(200);
    expect(await countCells(asked)).toBe(0);
    expect(await timesOf(asked)).toMatchObject({ slot: null, calendar: 'CANCEL' });
  }
  // An approval without a time, as programs send it, has none: the earlier one is not valid again.
  const again = await ask({ preferredDate: day });
  await approve(again, at('09:00', day));
  for (const [to, more] of [
    ['rescheduled', { preferredDate: DAY }],
    ['approved', {}],
  ] as const) {
    const { version } = await find(again);
    expect((await post('changeServiceRequest', office, { id: again.id, version, to, ...more })).status).toBe(
      200,
    );
  }
  expect(await timesOf(again)).toMatchObject({ slot: null, calendar: null });
});

test('times outside the hours, at unknown places, and in the past are refused', async () => {
  const asked = await ask();
  const refuse = async (slot: SlotChoice) => {
    const { version } = await find(asked);
    const { status, body } = await post('approveAppointment', office, { id: asked.id, version, slot });
    return [status, (body as unknown as { fields: Record<string, string> }).fields?.slot];
  };
  const choice = [422, 'choice'];
  expect(await refuse({ resource: room, startsAt: at('08:30') })).toEqual(choice);
  expect(await refuse({ resource: room, startsAt: at('09:10') })).toEqual(choice);
  expect(await refuse({ resource: room, startsAt: at('09:00', '2031-03-07') })).toEqual(choice);
  expect(await refuse({ resource: asked.id, startsAt: at('09:00') })).toEqual(choice);
  expect(await refuse({ resource: room, startsAt: at('09:00', '2026-01-04') })).toEqual([422, 'tooEarly']);
  expect(await countCells(asked)).toBe(0);
  const wrong = {
    id: asked.id,
    version: (await find(asked)).version,
    slot: { resource: 'x', startsAt: 'y' },
  };
  expect((await post('approveAppointment', office, wrong)).status).toBe(422);
});

test('offered times are held, the old one stays until the sender chooses', async () => {
  const day = '2031-03-04';
  const asked = await ask({ preferredDate: day });
  await approve(asked, at('09:00', day));
  const offer = async (slots: string[], until: string) =>
    post('offerSlots', office, {
      id: asked.id,
      version: (await find(asked)).version,
      slots: slots.map((startsAt) => ({ resource: room, startsAt })),
      until,
    });
  const [first, second] = [at('09:30', day), at('10:00', day)];
  expect((await offer([first], '2020-01-01')).status).toBe(422);
  expect((await offer([first], day)).status).toBe(422);
  expect((await offer([first, second], '2031-03-03')).status).toBe(200);
  expect(await countCells(asked)).toBe(6);
  const { slot, offers } = await timesOf(asked);
  expect(slot?.startsAt).toBe(at('09:00', day));
  expect(offers.map(({ startsAt }) => startsAt)).toEqual([first, second]);

  const other = await ask({ preferredDate: day });
  expect((await approve(other, first)).status).toBe(409);
  const stranger = { ...asked, token: other.token };
  expect((await choose(stranger, offers[1]?.id)).status).toBe(404);
  expect((await choose(other, offers[1]?.id)).status).toBe(409);
  expect((await choose(asked, offers[1]?.id)).status).toBe(200);
  expect(await timesOf(asked)).toMatchObject({ slot: { startsAt: second }, offers: [] });
  expect(await countCells(asked)).toBe(2);
  expect((await choose(asked, offers[0]?.id)).status).toBe(409);
  expect((await approve(other, first)).status).toBe(200);
});

test('an offer that has expired frees its time at once, and its rows with the next sweep', async () => {
  const day = '2031-03-05';
  const asked = await ask({ preferredDate: day });
  const offer = { id: asked.id, version: (await find(asked)).version, until: '2031-03-04' };
  const slots = [{ resource: room, startsAt: at('09:00', day) }];
  expect((await post('offerSlots', office, { ...offer, slots })).status).toBe(200);
  const [held] = (await timesOf(asked)).offers;
  const db = await openDatabase();
  const expires_at = new Date(Date.now() - 1000).toISOString();
  await db.updateTable('appointment_offer').set({ expires_at }).where('request_id', '=', asked.id).execute();
  expect((await timesOf(asked)).offers).toEqual([]);
  expect((await find(asked)).appointment.free[0].startsAt).toBe(at('09:00', day));
  expect((await choose(asked, held?.id)).status).toBe(409);
  await removeExpiredRows(db, new Date(), false);
  expect(await countCells(asked)).toBe(0);
});

test('the calendar file keeps its UID, its sequence grows, and a cancellation cancels it', async () => {
  const day = '2031-03-06';
  const asked = await ask({ preferredDate: day });
  const path = `MinsterAppointment/GetCalendar?referenceNumber=${asked.referenceNumber}&language=en`;
  const load = async (token = asked.token) => {
    const response = await callPath(path, { token });
    const text = await response.text();
    const lineOf = (name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(text)?.[1]?.trim();
    return { status: response.status, type: response.headers.get('content-type'), lineOf };
  };
  expect((await load()).status).toBe(404);
  await approve(asked, at('10:30', day));
  const made = await load();
  expect(made.type).toBe('text/calendar; charset=utf-8; method=REQUEST');
  expect(made.lineOf('DTSTART')).toBe('20310306T073000Z');
  expect(made.lineOf('DTEND')).toBe('20310306T080000Z');
  expect(made.lineOf('LOCATION')).toBe('Room 2\\, en');
  expect((await load(office)).status).toBe(404);
  const { version } = await find(asked);
  await post('changeServiceRequest', office, { id: asked.id, version, to: 'cancelled' });
  const cancelled = await load();
  expect([cancelled.lineOf('METHOD'), cancelled.lineOf('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
  expect(cancelled.lineOf('UID')).toBe(made.lineOf('UID'));
  expect(Number(cancelled.lineOf('SEQUENCE'))).toBeGreaterThan(Number(made.lineOf('SEQUENCE')));
});

test('the week shows free half hours and appointments, not those of closed teams of others', async () => {
  const asked = await ask({ preferredDate: '2031-03-12' });
  await approve(asked, at('09:30', '2031-03-12'));
  const load = async () => {
    const { data } = await read(`Desk/GetWeek?day=2031-03-14&resource=${room}`, office);
    return data;
  };
  // A Friday belongs to the week that follows.
  expect((await load()).days[0]).toBe('2031-03-16');
  const { data } = await read(`Desk/GetWeek?day=2031-03-10&resource=${room}`, office);
  expect(data.days).toHaveLength(WEEKDAYS.length);
  const cellsAt = (rows: { time: string; cells: unknown[] }[], time: string) =>
    rows.find((row) => row.time === time)?.cells;
  expect(cellsAt(data.rows, '09:30')?.[3]).toMatchObject({
    isOpen: true,
    free: 0,
    requests: [{ id: asked.id, referenceNumber: asked.referenceNumber, isHeld: false }],
  });
  expect(cellsAt(data.rows, '09:00')?.[3]).toMatchObject({ isOpen: true, free: 1, requests: [] });
  expect(cellsAt(data.rows, '11:00')).toBeUndefined();

  const db = await openDatabase();
  const team = { id: crypto.randomUUID(), name: 'Grievances', is_closed: 1, version: 1 } as const;
  await db.insertInto('team').values(team).execute();
  await db.updateTable('request_work').set({ team_id: team.id }).where('request_id', '=', asked.id).execute();
  const hidden = await read(`Desk/GetWeek?day=2031-03-10&resource=${room}`, office);
  expect(cellsAt(hidden.data.rows, '09:30')?.[3]).toMatchObject({ free: 0, requests: [] });
});

test('a place is changed as it was seen, and one that is closed offers no more times', async () => {
  const id = await open('Line', { kind: 'remote' });
  const remote = await ask({ channel: 'remote', preferredDate: '2031-03-17' });
  const { free } = (await find(remote)).appointment;
  expect(free.every((slot: SlotChoice) => slot.resource === id)).toBe(true);
  await approve(remote, at('09:00', '2031-03-17'), id);
  expect((await post('saveResource', lead, { id, version: 9, ...makeResource('Line') })).status).toBe(409);
  const changed = makeResource('Line 2', { kind: 'remote' });
  expect((await post('saveResource', lead, { id, version: 1, ...changed })).status).toBe(200);
  const wrong = makeResource('Line', { minutes: { ...makeResource('').minutes, 1: 20 } });
  const refused = await post('saveResource', lead, wrong);
  expect((refused.body as unknown as { fields: object }).fields).toEqual({ 'minutes.1': 'pattern' });
  expect((await post('endResource', lead, { id, version: 2 })).status).toBe(200);
  expect((await find(await ask({ channel: 'remote' }))).appointment.free).toBeNull();
  expect((await post('addHours', lead, makeHours(id))).status).toBe(404);
  expect((await timesOf(remote)).slot).toMatchObject({ name: 'Line 2', startsAt: at('09:00', '2031-03-17') });
});

test('hours that are ended offer no time from tomorrow on', async () => {
  const id = await open('Office');
  const { data } = await read('Desk/ListResources', lead);
  const [hours] = data.find((row: { id: string }) => row.id === id).hours;
  expect((await post('endHours', lead, { id: hours.id })).status).toBe(200);
  expect((await post('endHours', lead, { id: hours.id })).status).toBe(404);
  expect((await approve(await ask(), at('09:00', '2031-03-18'), id)).status).toBe(422);
});
