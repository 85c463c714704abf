/** Requirements: AWARD-24, AWARD-18, OPEN-01, PRIVACY-03 */
import { SEED } from '@/lib/award/definition/edition';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import type { EditionDates } from '@/lib/award/rules/edition-dates';
import { serveCalendar } from '@/lib/award/server-side/calendar';
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { toDay } from '@/lib/i18n/format';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type EndpointResponse, visit } from '../../support/api/api-client';
import { startEdition } from '../../support/award/start-edition';

const YEAR = 2026;
const EDITION = moveByYear(SEED);

let award: string;
let administrator: string;
let both: string;
beforeAll(async () => {
  [award, administrator, both] = await Promise.all([
    workAs('award'),
    workAs('administrator'),
    workAs('award', 'administrator'),
  ]);
});
beforeEach(() => startEdition(YEAR, EDITION));
afterEach(async () => {
  const db = await openDatabase();
  for (const table of [
    'award_edition',
    'award_dates_proposal',
    'award_window',
    'award_setting',
    'award_juror',
  ] as const)
    await db.deleteFrom(table).execute();
});

const post = <Id extends EndpointId>(id: Id, token: string, body: object) =>
  call(id, { token, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

async function open(year = YEAR, token = award) {
  const response = await callPath(`${ENDPOINTS.openEdition.path}?year=${year}`, { token });
  return ((await response.json()) as EndpointResponse<'openEdition'>).data;
}

/** The dates as a form sends them that changes nothing. */
function toPosted({ isAccepting, phases }: EditionDates) {
  const withTimes = (key: 'registration' | 'receiving') => {
    const span = phases[key];
    if (!span) return null;
    const [from, to] = [span.from, span.to].map((moment) => moment.split('T'));
    return { from: from?.[0], fromTime: from?.[1] ?? '', to: to?.[0], toTime: to?.[1] ?? '' };
  };
  return {
    isAccepting,
    phases: { ...phases, registration: withTimes('registration'), receiving: withTimes('receiving') },
  };
}

/** Proposes these changes of the dates that are in force now. */
async function propose(changes: object, token = award, year = YEAR) {
  const { dates } = await open(year);
  const { inForce, seen } = dates ?? { inForce: { isAccepting: true, phases: {} as never }, seen: '' };
  const posted = toPosted(inForce);
  return post('proposeDates', token, {
    year,
    seen,
    isAccepting: posted.isAccepting,
    phases: { ...posted.phases, ...changes },
  });
}
const findId = async () => (await open()).dates?.proposal?.id ?? '';
const readConfiguration = async () => (await call('getAwardConfiguration', { token: await visit() })).body;
const submission = (to: string, toTime = '') => ({
  receiving: { from: '2026-04-01', fromTime: '', to, toTime },
});
const later = {
  ...submission('2026-09-07', '15:00'),
  judging: { from: '2026-09-08', to: '2026-10-05' },
};

test('a proposal changes nothing until another person confirms it; then everything follows', async () => {
  const before = await readConfiguration();
  const calendar = await (await serveCalendar('en', 'award-2026.ics'))?.text();
  expect((await propose(later)).status).toBe(200);
  expect(await readConfiguration()).toEqual(before);
  expect((await open()).data).toEqual(EDITION);
  expect(await (await serveCalendar('en', 'award-2026.ics'))?.text()).toBe(calendar);
  expect((await open()).dates?.proposal).toMatchObject({ isOthers: false, isStale: false });
  expect((await open(YEAR, administrator)).dates?.proposal).toMatchObject({ isOthers: true });
  const { body } = await call('listEditions', { token: administrator });
  expect(body.data).toMatchObject([
    { year: YEAR, proposedDates: { isOthers: true } },
    { year: 2025, proposedDates: null },
  ]);

  expect((await post('confirmDates', administrator, { year: YEAR, id: await findId() })).status).toBe(200);
  expect(await readConfiguration()).toEqual({
    status: 1,
    register: { durationFrom: '2026-01-13', durationTo: '2026-03-31' },
    submit: { durationFrom: '2026-04-01', durationTo: '2026-09-07T15:00' },
  });
  const after = await open();
  // The window replaces the dates of its phase, which the timeline names as announced before.
  expect(after.data.phases).toEqual(
    EDITION.phases.map((phase) => (phase.key === 'judging' ? { ...phase, ...later.judging } : phase)),
  );
  expect(after.dates?.proposal).toBeNull();
  const moved = await (await serveCalendar('en', 'award-2026.ics'))?.text();
  expect(moved).toContain('DTEND:20260907T120000Z');
  expect(moved).toContain('DTSTART;VALUE=DATE:20260908');
});

test('the trail has each step with old and new dates', async () => {
  const { dates } = await open();
  await propose(later);
  await post('withdrawDates', award, { year: YEAR, id: await findId() });
  await propose(later);
  await post('confirmDates', administrator, { year: YEAR, id: await findId() });
  const after = (await open()).dates?.inForce;
  const events = await (await openDatabase())
    .selectFrom('event')
    .select(['kind', 'entity_id', 'data'])
    .where('kind', 'in', ['datesProposed', 'datesWithdrawn', 'datesConfirmed'])
    .orderBy('id', 'desc')
    .limit(4)
    .execute();
  const [change, withdrawn] = [{ before: dates?.inForce, after }, { after }];
  expect(events.reverse().map(({ data, ...event }) => ({ ...event, data: JSON.parse(data) }))).toEqual([
    { kind: 'datesProposed', entity_id: '2026', data: change },
    { kind: 'datesWithdrawn', entity_id: '2026', data: withdrawn },
    { kind: 'datesProposed', entity_id: '2026', data: change },
    { kind: 'datesConfirmed', entity_id: '2026', data: change },
  ]);
});

test('only a second person confirms, and only the proposal that they have seen', async () => {
  await propose(later, both);
  const id = await findId();
  expect((await post('confirmDates', both, { year: YEAR, id })).body.code).toBe('secondPerson');
  expect((await post('confirmDates', award, { year: YEAR, id })).status).toBe(403);
  expect((await post('withdrawDates', award, { year: YEAR, id })).status).toBe(200);
  await propose(submission('2026-08-30'), award);
  expect(await post('confirmDates', administrator, { year: YEAR, id })).toMatchObject({
    status: 409,
    body: { code: 'editionMoved' },
  });
  expect((await post('withdrawDates', award, { year: YEAR, id })).body.code).toBe('editionMoved');
  const twice = await Promise.all(
    [1, 2].map(async () => post('confirmDates', administrator, { year: YEAR, id: await findId() })),
  );
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('of proposals at the same time one is kept', async () => {
  const answers = await Promise.all([propose(later), propose(submission('2026-08-30'))]);
  expect(answers.map(({ status, body }) => ('code' in body ? body.code : status)).sort()).toEqual([
    200,
    'datesProposed',
  ]);
});

test('dates that have changed meanwhile are neither overwritten by a proposal nor by its confirmation', async () => {
  const stale = await open();
  const register = { durationFrom: '2026-01-13 09:00', durationTo: '2026-03-20' };
  const set = async (change: object) =>
    writeConfiguration(await openDatabase(), { windows: {}, ...change }, new Date());
  await set({ windows: { register } });
  const posted = toPosted(stale.dates?.inForce as EditionDates);
  const body = { year: YEAR, seen: stale.dates?.seen, ...posted, phases: { ...posted.phases, ...later } };
  expect(await post('proposeDates', award, body)).toMatchObject({
    status: 409,
    body: { code: 'editionMoved' },
  });
  expect((await open()).dates?.inForce.phases.registration).toEqual({
    from: '2026-01-13T09:00',
    to: '2026-03-20',
  });
  expect((await propose(later)).status).toBe(200);
  await set({ status: 0 });
  expect((await open()).dates?.proposal?.isStale).toBe(true);
  const id = await findId();
  expect((await post('confirmDates', administrator, { year: YEAR, id })).body.code).toBe('editionMoved');
  expect(await readConfiguration()).toMatchObject({ status: 0, register });
  expect((await post('withdrawDates', administrator, { year: YEAR, id })).status).toBe(200);
});

test('the forms close and open again without other dates', async () => {
  const { dates } = await open();
  const posted = toPosted(dates?.inForce as EditionDates);
  await post('proposeDates', award, { year: YEAR, seen: dates?.seen, ...posted, isAccepting: false });
  await post('confirmDates', administrator, { year: YEAR, id: await findId() });
  expect((await readConfiguration()).status).toBe(0);
  expect(await (await openDatabase()).selectFrom('award_window').selectAll().execute()).toEqual([]);
});

test.each<[string, object, object]>([
  ['a window that ends before it begins', submission('2026-03-31'), { 'phases.receiving.to': 'pattern' }],
  [
    'a window that ends an hour before it begins',
    { receiving: { from: '2026-04-01', fromTime: '10:00', to: '2026-04-01', toTime: '09:00' } },
    { 'phases.receiving.to': 'pattern' },
  ],
  ['a submission into the judging', submission('2026-09-01'), { 'phases.judging.from': 'pattern' }],
  [
    'a submission that opens before the registration',
    { receiving: { from: '2026-01-12', fromTime: '', to: '2026-08-31', toTime: '' } },
    { 'phases.receiving.from': 'pattern' },
  ],
  [
    'a phase that ends before it begins',
    { honouring: { from: '2026-11-10', to: '2026-11-09' } },
    { 'phases.honouring.to': 'pattern' },
  ],
  [
    'a day that does not exist',
    { judging: { from: '2026-09-31', to: '2026-10-01' } },
    { 'phases.judging.from': 'date' },
  ],
  ['a time that does not exist', submission('2026-08-31', '24:00'), { 'phases.receiving.toTime': 'pattern' }],
  [
    'a window without days',
    { receiving: null },
    { 'phases.receiving.from': 'required', 'phases.receiving.to': 'required' },
  ],
])('%s is refused beside its fields', async (_name, changes, fields) => {
  expect(await propose(changes)).toMatchObject({ status: 422, body: { fields } });
  expect((await open()).dates?.proposal).toBeNull();
});

test('a registration is extended into the submission, but not into the judging', async () => {
  const register = (to: string) => ({
    registration: { from: '2026-01-13', fromTime: '', to, toTime: '' },
  });
  expect((await propose(register('2026-09-01'))).body).toMatchObject({
    fields: { 'phases.judging.from': 'pattern' },
  });
  expect((await propose(register('2026-04-07'))).status).toBe(200);
});

test('the same dates, another edition and unknown years are refused', async () => {
  expect((await propose({})).body).toMatchObject({ code: 'datesUnchanged' });
  const posted = toPosted((await open()).dates?.inForce as EditionDates);
  const of = (year: number) => post('proposeDates', award, { year, seen: '', ...posted });
  expect((await of(2025)).body).toMatchObject({ code: 'editionMoved' });
  expect((await of(2031)).status).toBe(404);
  expect((await open(2025)).dates).toBeNull();
});

test('a default window moves with the day until it gets dates', async () => {
  const db = await openDatabase();
  await db.deleteFrom('award_edition').execute();
  const { dates, data } = await open(2025);
  expect(dates?.inForce.phases).toMatchObject({ registration: null, receiving: null });
  expect((await propose({ honouring: { from: '2025-11-20', to: '2025-11-20' } }, award, 2025)).status).toBe(
    200,
  );
  const id = (await open(2025)).dates?.proposal?.id;
  expect((await post('confirmDates', administrator, { year: 2025, id })).status).toBe(200);
  expect(await readConfiguration()).toMatchObject({
    register: { isDefault: true },
    submit: { isDefault: true },
  });
  expect((await open(2025)).data.phases).toEqual(
    data.phases.map((phase) =>
      phase.key === 'honouring' ? { ...phase, from: '2025-11-20', to: '2025-11-20' } : phase,
    ),
  );
});

test('from two weeks before the judging the page names research fields without a juror', async () => {
  const db = await openDatabase();
  const day = (offset: number) => toDay(new Date(Date.now() + offset * 86_400_000));
  const judgeFrom = async (offset: number) => {
    const phases = EDITION.phases.map((phase) =>
      phase.key === 'judging' ? { ...phase, from: day(offset), to: day(offset + 5) } : phase,
    );
    const data = JSON.stringify({ ...EDITION, phases });
    await db.updateTable('award_edition').set({ data }).where('year', '=', YEAR).execute();
    return (await open()).gaps.filter(({ kind }) => kind === 'jurors');
  };
  const profile = { languages: '["ar"]', capacity: 5, version: 1, updated_at: new Date().toISOString() };
  await db
    .insertInto('award_juror')
    .values([
      { ...profile, edition: YEAR, subject: 'one', fields: '[1,2,3,5]' },
      { ...profile, edition: 2025, subject: 'two', fields: '[4,6]' },
    ])
    .execute();
  expect(await judgeFrom(20)).toEqual([]);
  expect(await judgeFrom(13)).toEqual([
    { kind: 'jurors', field: 'crowdManagement' },
    { kind: 'jurors', field: 'guestExperience' },
  ]);
  expect(await judgeFrom(-3)).toHaveLength(2);
  expect(await judgeFrom(-7)).toEqual([]);
});
