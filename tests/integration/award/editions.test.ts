/** Requirements: AWARD-18, AWARD-19, JUDGE-01, REG-24 */
import { randomUUID } from 'node:crypto';
import { EDITION_LISTS, SEED } from '@/lib/award/definition/edition';
import { listTextPaths } from '@/lib/award/definition/edition-texts';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { EDITION_INTERVAL_MS, startDueEdition } from '@/lib/server/award/start-editions';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import {
  call,
  callPath,
  type EndpointResponse,
  register,
  signOnAs,
  visit,
} from '../../support/api/api-client';
import { messagesOf } from '../../support/i18n/messages';

let award: string;
let editor: string;
let administrator: string;
beforeAll(async () => {
  [award, editor, administrator] = await Promise.all([
    workAs('award'),
    workAs('editor'),
    workAs('administrator'),
  ]);
});

const post = <Id extends EndpointId>(id: Id, token: string, body: object) =>
  call(id, {
    token,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
/** A reading call with a query. */
async function get<Id extends 'openEdition' | 'getEdition'>(id: Id, token: string, query: string) {
  const response = await callPath(`${ENDPOINTS[id].path}?${query}`, { token });
  return { status: response.status, body: (await response.json()) as EndpointResponse<Id> };
}
const open = async (year: number) => (await get('openEdition', award, `year=${year}&language=en`)).body.data;
const readPublic = async (query = '') => get('getEdition', await visit(), query);

const unchanged = {
  targetStudents: SEED.targetStudents,
  phases: Object.fromEntries(moveByYear(SEED).phases.map(({ key, from, to }) => [key, { from, to }])),
  prizes: [
    { place: 'first', category: null, amount: 150_000 },
    { place: 'second', category: null, amount: 100_000 },
  ],
  offered: Object.fromEntries(EDITION_LISTS.map((list) => [list, SEED[list].map(({ id }) => id)])),
};
const today = () => toDay(new Date());

/** The edition of 2026 as a complete draft. */
async function copy() {
  expect(await post('copyEdition', award, { year: 2025 })).toMatchObject({
    status: 200,
    body: { data: { year: 2026, state: 'draft' } },
  });
  return open(2026);
}

afterEach(async () => {
  const db = await openDatabase();
  await db.deleteFrom('award_edition').execute();
  await db.deleteFrom('award_edition_text').execute();
});

test('a new portal has the edition of 2025 in force, with the texts of the messages', async () => {
  const { status, body } = await readPublic();
  expect(status).toBe(200);
  expect(body.data).toEqual({ year: 2025, state: 'inForce', data: SEED, texts: {} });
  const { body: list } = await call('listEditions', { token: editor });
  expect(list.data).toEqual([
    { year: 2025, state: 'inForce', startsAt: null, isOthers: false, proposedDates: null },
  ]);
});

test('a copy moves every date by a year, lacks nothing and is not public', async () => {
  const edition = await copy();
  expect(edition).toMatchObject({ state: 'draft', data: moveByYear(SEED), gaps: [] });
  expect((await readPublic('year=2026')).status).toBe(404);
  expect((await readPublic('year=2025')).status).toBe(200);
  expect(await post('copyEdition', award, { year: 2025 })).toMatchObject({
    status: 409,
    body: { code: 'editionExists' },
  });
});

test('an added option needs its texts in every language before the start can be proposed', async () => {
  const { version } = await copy();
  const body = { ...unchanged, year: 2026, version, added: { fields: 'Water' } };
  expect((await post('saveEdition', award, body)).status).toBe(200);
  const edition = await open(2026);
  const paths = listTextPaths(edition.data).fields.filter((path) => path.includes('fields7'));
  expect(edition.texts).toEqual({ 'fields.fields7.name': 'Water' });
  expect(edition.gaps).toHaveLength(paths.length * LOCALE_CODES.length - 1);
  const proposal = { year: 2026, startsOn: today() };
  expect(await post('proposeEdition', award, proposal)).toMatchObject({
    status: 409,
    body: { code: 'editionIncomplete' },
  });
  for (const locale of LOCALE_CODES) {
    const texts = Object.fromEntries(paths.map((path) => [path, `${locale} ${path}`]));
    expect((await post('saveEditionTexts', editor, { year: 2026, locale, texts })).status).toBe(200);
  }
  expect((await open(2026)).gaps).toEqual([]);
  expect((await post('proposeEdition', award, proposal)).status).toBe(200);
});

test('a stale version, a finished state and an unknown text are refused and change nothing', async () => {
  const before = await copy();
  const body = {
    ...unchanged,
    year: 2026,
    version: before.version,
    prizes: [{ place: 'first', category: null, amount: 1 }],
  };
  expect((await post('saveEdition', award, { ...body, version: 7 })).body.code).toBe('editionMoved');
  expect((await post('saveEdition', award, { ...body, year: 2025 })).body.code).toBe('editionMoved');
  expect((await post('saveEdition', award, { ...body, year: 2031 })).status).toBe(404);
  const texts = { 'goals.unknown': 'x' };
  expect(await post('saveEditionTexts', editor, { year: 2026, locale: 'en', texts })).toMatchObject({
    status: 422,
    body: { fields: { 'goals.unknown': 'choice' } },
  });
  expect(
    (await post('saveEditionTexts', editor, { year: 2026, locale: 'en', texts: { lead: '{count}' } })).body
      .fields,
  ).toEqual({ 'texts.lead': 'forbiddenCharacters' });
  expect(await open(2026)).toEqual(before);
});

test('weights and judging rules change in a draft and in force, where the weights must be complete', async () => {
  const rules = { readings: 3, isBlind: false, mean: 'raw', spread: 15, margin: 2 };
  const weights = { originality: 25, impact: 25, method: 20, feasibility: 10, sustainability: 10 };
  const save = (body: object) =>
    post('saveJudging', award, { year: 2025, version: 1, judging: rules, weights, ...body });
  expect(await save({})).toMatchObject({
    status: 422,
    body: { fields: { 'weights.originality': 'required' } },
  });
  expect((await save({ judging: { ...rules, readings: 0 } })).body.fields).toEqual({
    'judging.readings': 'pattern',
  });
  expect((await open(2025)).data).toEqual(SEED);
  expect((await save({ weights: { ...weights, presentation: 10 } })).status).toBe(200);
  expect((await readPublic()).body.data.data).toMatchObject({
    judging: rules,
    criteria: SEED.criteria.map(({ key }) => ({
      key,
      weight: { ...weights, presentation: 10 }[key as keyof typeof weights],
    })),
  });
  expect((await save({ weights: {} })).body.code).toBe('editionMoved');
  await post('copyEdition', award, { year: 2025 });
  const draft = await open(2026);
  expect(draft.data.judging).toEqual(rules);
  expect((await save({ year: 2026, version: draft.version })).status).toBe(200);
  expect((await open(2026)).gaps).toEqual([{ kind: 'weights', total: 90 }]);
});

test('an edition that the previous build stored is judged by the rules of a new portal', async () => {
  const { judging: _judging, ...data } = SEED;
  const row = { version: 1, updated_at: new Date().toISOString(), data: JSON.stringify(data) };
  await (await openDatabase())
    .insertInto('award_edition')
    .values({ year: 2025, state: 'inForce', ...row })
    .execute();
  expect((await readPublic()).body.data.data).toEqual(SEED);
});

test('a text in force is corrected at once, and emptied again it is that of the messages', async () => {
  const save = (lead: string) =>
    post('saveEditionTexts', editor, { year: 2025, locale: 'en', texts: { lead } });
  expect((await save('A better lead')).status).toBe(200);
  expect((await readPublic()).body.data.texts).toEqual({ lead: 'A better lead' });
  expect((await save(messagesOf('en', 'award').lead)).status).toBe(200);
  expect((await readPublic()).body.data.texts).toEqual({});
});

test('the start needs a second person, and happens by itself at its time', async () => {
  await copy();
  const database = await openDatabase();
  const both = await workAs('award', 'administrator');
  expect((await post('proposeEdition', both, { year: 2026, startsOn: '2020-01-01' })).body.fields).toEqual({
    startsOn: 'tooEarly',
  });
  expect((await post('proposeEdition', both, { year: 2026, startsOn: today() })).status).toBe(200);
  expect((await post('confirmEdition', both, { year: 2026 })).body.code).toBe('secondPerson');
  expect((await post('confirmEdition', award, { year: 2026 })).status).toBe(403);
  await startDueEdition(database);
  expect((await readPublic()).body.data.year).toBe(2025);
  expect((await post('confirmEdition', administrator, { year: 2026 })).status).toBe(200);
  await Promise.all([startDueEdition(database), startDueEdition(database)]);
  expect((await readPublic()).body.data).toMatchObject({ year: 2026, state: 'inForce' });
  expect((await readPublic('year=2025')).body.data.state).toBe('closed');
  expect((await post('archiveEdition', award, { year: 2025 })).status).toBe(200);
  expect((await readPublic('year=2025')).body.data.state).toBe('archived');
  const events = await database
    .selectFrom('event')
    .select(['kind', 'entity_id'])
    .where('entity', '=', 'edition')
    .where('kind', 'in', ['started', 'closed'])
    .execute();
  expect(events.filter(({ kind }) => kind === 'started')).toEqual([{ kind: 'started', entity_id: '2026' }]);
});

/** The version by which the page store knows that stored pages of the award are old. */
async function readTag(): Promise<number> {
  const { version } = await (await openDatabase())
    .selectFrom('cache_tag')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('tag', '=', 'edition')
    .executeTakeFirstOrThrow();
  return Number(version ?? 0);
}

test('pages follow within two seconds: each change invalidates the tag, and the job runs once a second', async () => {
  const database = await openDatabase();
  const lead = { year: 2025, locale: 'en', texts: { lead: 'Corrected' } };
  const before = await readTag();
  expect((await post('saveEditionTexts', editor, lead)).status).toBe(200);
  const corrected = await readTag();
  expect(corrected).toBeGreaterThan(before);
  await copy();
  expect((await post('proposeEdition', award, { year: 2026, startsOn: today() })).status).toBe(200);
  expect((await post('confirmEdition', administrator, { year: 2026 })).status).toBe(200);
  const confirmed = await readTag();
  await startDueEdition(database);
  expect(await readTag()).toBeGreaterThan(confirmed);
  // The page store checks the tags at most a second later.
  expect(EDITION_INTERVAL_MS).toBeLessThanOrEqual(1000);
});

test('in a later edition the forms follow its phases and lists, and the same person enters again', async () => {
  const subject = randomUUID();
  const token = await signOnAs(subject);
  const first = await register(token);
  expect(first.status).toBe(200);
  const db = await openDatabase();
  const day = today();
  const data = {
    ...SEED,
    countries: SEED.countries.map((country) => ({ ...country, offered: country.id === 3 })),
    phases: SEED.phases.map((phase) =>
      phase.key === 'registration' ? { ...phase, from: day, to: day } : phase,
    ),
  };
  const row = { version: 1, updated_at: new Date().toISOString(), data: JSON.stringify(data) };
  await db
    .insertInto('award_edition')
    .values({ year: 2026, state: 'inForce', ...row })
    .execute();
  const { body } = await call('getAwardConfiguration', { token: await visit() });
  expect(body).toEqual({
    status: 1,
    register: { durationFrom: day, durationTo: day },
    submit: { durationFrom: '2025-04-01', durationTo: '2025-08-31' },
  });
  expect((await call('listScholarshipCountries', { token, locale: 'en' })).body.data).toHaveLength(1);
  expect((await call('getMyRequest', { token })).body.data).toBeNull();
  const second = await register(token);
  expect(second.status).toBe(200);
  expect(second.body.data.referenceNumber).not.toBe(first.body.data.referenceNumber);
  const twice = await Promise.all([register(token), register(token)]);
  for (const { body: again } of twice) expect(again).toEqual(second.body);
  const rows = await db
    .selectFrom('scholarship_request')
    .select('edition_id')
    .where('user_sub', '=', subject)
    .orderBy('edition_id')
    .execute();
  expect(rows.map(({ edition_id }) => edition_id)).toEqual([2025, 2026]);
});
