/** Requirements: ADMIN-12, ADMIN-19, DATA-07, PUBLISH-05, PUBLISH-07, REQUEST-02, SLOT-03 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { publishDue } from '@/lib/server/publications/drafts/publish-version';
import { sendDueChanges } from '@/lib/server/requests/work/pending-changes';
import { approveNews, DeskCaller } from '../../support/admin/desk-caller';
import { sendRequest } from '../../support/admin/request-desk';
import { signOnAs } from '../../support/api/api-client';
import { makeHours, makeResource } from '../../support/forms/appointments';
import { makeAnswers } from '../../support/forms/form-samples';
import { listHistory, listRequests, sendSample } from '../../support/forms/service-api';
import { Instances } from '../../support/portal/instances';
import { changeSettings } from '../../support/portal/settings';

const CLERK = '1000000005';
const COLLEAGUE = '1000000001';
/** No server listens at this address: mails stay in the outbox, where they are counted. */
const SMTP_URL = 'smtp://127.0.0.1:9';

const contact = getForm('contact');
const appointment = getForm('appointment');

let instances: Instances;
/** The same person at both instances, and somebody else at the second one. */
let here: DeskCaller;
let there: DeskCaller;
let colleague: DeskCaller;
beforeAll(async () => {
  changeSettings({ SMTP_URL });
  const STAFF = `${CLERK}=administrator,${COLLEAGUE}=administrator`;
  instances = await Instances.start(2, { STAFF, SMTP_URL });
  const [first = '', second = ''] = instances.portals.map(({ url }) => url);
  here = await DeskCaller.signOn(first, CLERK);
  there = await DeskCaller.signOn(second, CLERK);
  colleague = await DeskCaller.signOn(second, COLLEAGUE);
});
afterAll(() => instances.stop());

/** The number of each round, from 0. */
const rounds = (count: number) => Array.from({ length: count }, (_, round) => round);

const listStates = async (id: string) => (await listHistory(id)).map(({ to_status }) => to_status);

async function countMails(id: string): Promise<number> {
  const keys = (await openDatabase())
    .selectFrom('outbox')
    .select('key')
    .where('key', 'like', `changed:${id}:%`);
  return (await keys.execute()).length;
}

const readPending = async (id: string) =>
  (await openDatabase())
    .selectFrom('pending_change')
    .select(['state', 'due_at'])
    .where('request_id', '=', id)
    .executeTakeFirst();

/** Makes the changes that are due, like an instance whose clock shows this time. */
const workAt = async (iso: string, later = 0) =>
  sendDueChanges(await openDatabase(), () => new Date(Date.parse(iso) + later));

test('one time, two approvals at the same time on two instances: one gets it, the other gets free times', async () => {
  await here.post('saveResource', makeResource('Room 2'));
  const [place] = await here.read<{ id: string }[]>('Desk/ListResources');
  const resource = place?.id ?? '';
  await here.post('addHours', makeHours(resource));
  const token = await signOnAs();
  for (const round of rounds(12)) {
    const day = `2031-03-0${2 + Math.floor(round / 4)}`;
    const startsAt = new Date(`${day}T${round % 4 < 2 ? '09' : '10'}:${round % 2 ? '30' : '00'}:00+03:00`);
    const slot = { resource, startsAt: startsAt.toISOString() };
    for (const _ of [here, colleague])
      await sendSample(appointment, { token, answers: { ...makeAnswers(appointment), preferredDate: day } });
    const [left, right] = (await listRequests(appointment)).slice(-2).map(({ id }) => id);
    const answers = await Promise.all([
      here.post('approveAppointment', { id: left, version: 1, slot }),
      colleague.post('approveAppointment', { id: right, version: 1, slot }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.code).toBe('slotTaken');
    expect(refused?.message).toContain('Room 2');
    const db = await openDatabase();
    const cells = db
      .selectFrom('appointment_cell')
      .select('request_id')
      .where('request_id', 'in', [left ?? '', right ?? '']);
    const winner = answers[0].status === 200 ? left : right;
    expect((await cells.execute()).map(({ request_id }) => request_id)).toEqual([winner, winner]);
    expect(
      [await listStates(left ?? ''), await listStates(right ?? '')].map(({ length }) => length).sort(),
    ).toEqual([1, 2]);
  }
});

test('an assignment and a reply at the same time: both are made', async () => {
  for (const round of rounds(10)) {
    const { id } = await sendRequest(contact);
    const answers = await Promise.all([
      here.reply(id, `Reply ${round}`),
      colleague.post('assignRequest', { id, version: 1, owner: 'me' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await workAt((await readPending(id))?.due_at ?? '');
    expect(await listStates(id)).toEqual(['received', 'answered']);
    expect(await countMails(id)).toBe(1);
  }
});

test('a merge and a reply at the same time: one is made, and the text of a refused reply returns to its author', async () => {
  for (const round of rounds(16)) {
    const email = `${randomUUID()}@example.sa`;
    const { id } = await sendRequest(contact, { email });
    const { id: into } = await sendRequest(contact, { email });
    const merge = () => colleague.post('mergeRequest', { id, version: 1, into });
    if (round % 2) await here.reply(id, 'Reply');
    const [replied, merged] = await Promise.all([
      round % 2 ? here.post('sendChangeNow', { id }) : here.reply(id, 'Reply'),
      merge(),
    ]);
    const isSent = round % 2 === 1 && replied.status === 200;
    expect({ replied, merged }).toMatchObject(
      isSent ? { merged: { status: 409, code: 'requestMoved' } } : { merged: { status: 200 } },
    );
    if (replied.status !== 200) expect(replied).toMatchObject({ status: 409, code: 'requestMoved' });
    const pending = await readPending(id);
    if (pending) await workAt(pending.due_at);
    expect(await listStates(id)).toEqual(['received', isSent ? 'answered' : 'closed']);
    expect(await countMails(id)).toBe(isSent ? 1 : 0);
    expect(await readPending(id)).toEqual(pending && { ...pending, state: 'returned' });
  }
});

test('Undo within 100 ms of the end of its time: undone and never mailed, or made and mailed once', async () => {
  for (const round of rounds(40)) {
    const { id } = await sendRequest(contact);
    expect((await here.reply(id, 'Reply')).status).toBe(200);
    const { due_at = '' } = (await readPending(id)) ?? {};
    const late = randomInt(-100, 101);
    const undo = round % 2 ? here : there;
    const [undone] = await Promise.all([
      undo.post('undoChange', { id }),
      // Undo takes some milliseconds to arrive.
      pause(randomInt(15)).then(() => Promise.all([workAt(due_at, late), workAt(due_at, late)])),
    ]);
    const isMade = undone.status === 409;
    if (isMade) expect(undone.code).toBe('changeMade');
    if (isMade) expect(late).toBeGreaterThanOrEqual(0);
    await workAt(due_at, 3_600_000);
    expect(await listStates(id)).toEqual(isMade ? ['received', 'answered'] : ['received']);
    expect(await countMails(id)).toBe(isMade ? 1 : 0);
    expect((await undo.post('undoChange', { id })).code).toBe('changeMade');
  }
});

const save = (id: string, version: number, title: string) => ({
  ...{ id, version, locale: 'en', words: { title } },
  ...{ confirmed: [], addresses: {}, splitsParagraphs: true },
});

async function readLive(id: string) {
  const db = await openDatabase();
  const texts = db.selectFrom('publication_text').select('texts').where('publication_id', '=', id);
  const row = await texts.where('locale', '=', 'en').executeTakeFirst();
  const events = db
    .selectFrom('event')
    .select('id')
    .where('entity_id', '=', id)
    .where('kind', '=', 'published');
  return { title: row && JSON.parse(row.texts).title, published: (await events.execute()).length };
}

test('a schedule and an edit at the same time: one is refused, and only an approved text is published', async () => {
  for (const round of rounds(10)) {
    const id = `at-once-${round}`;
    const version = await approveNews(id, here, colleague);
    const approved = { title: `News ${id} of the ministry`, published: 1 };
    const none = { title: undefined, published: 0 };
    const [edited, scheduled] = await Promise.all([
      here.post('savePublicationDraft', save(id, version, 'Not approved')),
      colleague.post('publishDraft', { id, version, when: 'later', day: '2031-03-02', hour: 9 }),
    ]);
    expect([edited.status, scheduled.status].sort()).toEqual([200, 409]);
    const hour = () => new Date('2031-03-02T06:00:00Z');
    const db = await openDatabase();
    if (edited.status === 200) {
      await publishDue(db, hour);
      expect(await readLive(id)).toEqual(none);
      continue;
    }
    const [late] = await Promise.all([
      here.post('savePublicationDraft', save(id, scheduled.data.version ?? 0, 'Not approved')),
      pause(randomInt(25)).then(() => Promise.all([publishDue(db, hour), publishDue(db, hour)])),
    ]);
    expect(await readLive(id)).toEqual(late.status === 200 ? none : approved);
    await publishDue(db, hour);
    expect(await readLive(id)).toEqual(late.status === 200 ? none : approved);
  }
});

test('the hour of a scheduled publication is visible on both instances within two seconds', async () => {
  const version = await approveNews('on-time', here, colleague);
  await colleague.post('publishDraft', { id: 'on-time', version, when: 'later', day: '2031-03-02', hour: 9 });
  const read = async (origin: string) => (await fetch(`${origin}/en/MediaAndAwareness`)).text();
  const origins = instances.portals.map(({ url }) => url);
  for (const origin of origins) expect(await read(origin)).not.toContain('News on-time of the ministry');
  const draft = (await openDatabase()).updateTable('publication_draft').where('id', '=', 'on-time');
  await draft.set({ publish_at: new Date().toISOString() }).execute();
  await pause(2000);
  for (const origin of origins) expect(await read(origin)).toContain('News on-time of the ministry');
});
