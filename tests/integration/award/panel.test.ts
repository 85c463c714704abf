/** Requirements: JUDGE-26 */
import { randomUUID } from 'node:crypto';
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { keepName, sealName } from '@/lib/server/award/sender-names';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { callPath, type EndpointResponse } from '../../support/api/api-client';
import { storeJudged } from '../../support/award/judged';
import { post } from '../../support/award/judging';
import { openJuror } from '../../support/award/readings';

const LED = 1;
const OTHER = 2;
const PROFILE = { fields: [LED, OTHER], leads: [LED], languages: ['ar'], capacity: 20 };

let coordinator: string;
let lead: Awaited<ReturnType<typeof openJuror>>;
let version = 0;

const save = async (changes: object = {}) => {
  const body = { subject: lead.subject, version, ...PROFILE, ...changes };
  const answer = await post('saveJuror', coordinator, body);
  if (answer.status === 200) version += 1;
  return answer;
};

async function read(query = '', token = lead.token) {
  const response = await callPath(`${ENDPOINTS.getPanel.path}${query}`, { token });
  const body: EndpointResponse<'getPanel'> = await response.json();
  return { status: response.status, data: body.data, text: JSON.stringify(body) };
}

const bar = async (request_id: string, state: 'blocking' | 'cleared' = 'blocking') =>
  (await openDatabase())
    .insertInto('award_conflict')
    .values({
      request_id,
      juror: lead.subject,
      source: 'found',
      reasons: '["university"]',
      state,
      decided_by: null,
      decided_at: null,
      note: null,
    })
    .execute();

/** The next version of the juror's sheet of an application; a draft without a total. */
const finish = async (request: string, total: number | null, sheet = 2) => {
  const db = await openDatabase();
  const { id } = await db
    .selectFrom('award_assignment')
    .select('id')
    .where('request_id', '=', request)
    .where('juror', '=', lead.subject)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('score_sheet')
    .values({
      assignment_id: id,
      version: sheet,
      state: total === null ? 'draft' : 'final',
      scores: '{}',
      comments: '',
      total,
      updated_at: now().toISOString(),
    })
    .execute();
};

beforeEach(async () => {
  // Final sheets cannot be deleted, so each test first withdraws the applications of earlier tests.
  const withdrawn_at = now().toISOString();
  await (await openDatabase()).updateTable('scholarship_request').set({ withdrawn_at }).execute();
  [coordinator, lead] = await Promise.all([workAs('coordinator'), openJuror()]);
  version = 0;
});

test('a lead reads a field once all their readings in it are final, and nothing before', async () => {
  expect((await save()).status).toBe(200);
  const [mine] = await storeJudged([
    { field: LED, totals: [7000, 8000], open: [lead.subject] },
    { field: LED, totals: [4000] },
    { field: OTHER, totals: [9000], open: [lead.subject] },
  ]);
  const waiting = await read();
  expect(waiting.data).toEqual({ fields: [LED], field: LED, own: { final: 0, total: 1 }, page: null });
  await finish(mine?.id ?? '', 6000);
  // The open reading of another field does not matter.
  expect((await read()).data).toMatchObject({
    own: { final: 1, total: 1 },
    page: {
      total: 2,
      rows: [
        { readings: 3, totals: [8000, 7000, 6000], mean: 7000, spread: 2000 },
        { readings: 1, totals: [4000], mean: 4000, spread: 0 },
      ],
      next: null,
    },
  });
  const events = await (await openDatabase())
    .selectFrom('event')
    .select(['entity', 'entity_id', 'data'])
    .where('actor', '=', lead.subject)
    .where('kind', '=', 'viewed')
    .execute();
  expect(events).toEqual([
    { entity: 'ranking', entity_id: String(SEED_YEAR), data: JSON.stringify({ field: LED }) },
  ]);
});

test('a lead without a reading in the field, or with a sheet that was reopened, waits', async () => {
  await save();
  const [mine] = await storeJudged([{ field: LED, totals: [7000], open: [lead.subject] }]);
  await finish(mine?.id ?? '', 5000);
  expect((await read()).data.page).not.toBeNull();
  await finish(mine?.id ?? '', null, 3);
  expect((await read()).data.page).toBeNull();
  await save({ leads: [OTHER] });
  expect((await read()).data).toMatchObject({ field: OTHER, own: { final: 0, total: 0 }, page: null });
});

test('no names, no numbers, no drafts: only what the schema lists, with masked titles', async () => {
  await save();
  const author = 'Salim Alharbi';
  const stored = await storeJudged([
    {
      field: LED,
      answers: { research_title: `Crowds by ${author}` },
      totals: [7000],
      open: [lead.subject, 'juror-8'],
    },
  ]);
  const id = stored[0]?.id ?? '';
  await keepName(await openDatabase(), id, await sealName({ subject: 'x', name: author }));
  await finish(id, 6000);
  const { data, text } = await read();
  expect(data.page?.rows).toEqual([
    {
      title: expect.stringMatching(/^Crowds by/),
      readings: 3,
      totals: [7000, 6000],
      mean: 6500,
      spread: 1000,
    },
  ]);
  for (const secret of ['Salim', 'Alharbi', 'juror-0', 'juror-8', lead.subject, id, 'JUDGED-'])
    expect(text).not.toContain(secret);
});

test('applications of a conflict and an own one are neither listed nor counted; a cleared conflict is', async () => {
  await save();
  const [mine, barred, cleared] = await storeJudged([
    { field: LED, totals: [7000], open: [lead.subject] },
    { field: LED, totals: [1100] },
    { field: LED, totals: [2200] },
  ]);
  await finish(mine?.id ?? '', 5000);
  await bar(barred?.id ?? '');
  await bar(cleared?.id ?? '', 'cleared');
  const { page } = (await read()).data;
  expect(page?.total).toBe(2);
  expect(page?.rows.map(({ totals }) => totals)).toEqual([[7000, 5000], [2200]]);
});

test('pages of fifty follow each other', async () => {
  await save();
  const stored = await storeJudged([
    { field: LED, totals: [7000], open: [lead.subject] },
    ...Array.from({ length: 54 }, (_, index) => ({ field: LED, totals: [1000 + index] })),
  ]);
  await finish(stored[0]?.id ?? '', 5000);
  const first = (await read(`?field=${LED}`)).data.page;
  expect([first?.total, first?.rows.length, first?.next]).toEqual([55, 50, 50]);
  const second = (await read(`?field=${LED}&from=50`)).data.page;
  expect([second?.total, second?.rows.length, second?.next]).toEqual([55, 5, null]);
});

test('any other field, juror, role and edition is unknown', async () => {
  await save();
  const [mine] = await storeJudged([{ field: LED, open: [lead.subject] }]);
  await finish(mine?.id ?? '', 5000);
  expect((await read()).status).toBe(200);
  for (const field of [OTHER, 99, 0, -1]) expect((await read(`?field=${field}`)).status).toBe(404);
  for (const query of ['?field=x', '?from=-1', '?from=1.5'])
    expect({ query, status: (await read(query)).status }).toEqual({ query, status: 422 });
  const other = await openJuror();
  expect((await read('', other.token)).status).toBe(404);
  expect((await read('', coordinator)).status).toBe(403);
  const db = await openDatabase();
  // A lead who joins the office, or no longer reads the field, or is no longer marked, loses the panel.
  const member = { subject: lead.subject, label: 'test' };
  await changeStaff(db, { ...member, roles: ['jury', 'award'] }, now());
  expect((await read()).status).toBe(404);
  await changeStaff(db, { ...member, roles: ['jury'] }, now());
  expect((await read()).status).toBe(200);
  await save({ leads: [] });
  expect((await read()).status).toBe(404);
  await save();
  const year = SEED_YEAR + 1;
  const row = { version: 1, updated_at: now().toISOString(), data: JSON.stringify(SEED) };
  await db
    .insertInto('award_edition')
    .values({ year, state: 'inForce', ...row })
    .execute();
  expect((await read()).status).toBe(404);
  await db.deleteFrom('award_edition').execute();
});

test('a field that a juror does not read cannot be led, and the previous build leaves no stale lead', async () => {
  expect((await save({ fields: [LED], leads: [OTHER] })).body.fields).toEqual({ leads: 'pattern' });
  expect((await save({ leads: [99] })).body.fields).toEqual({ leads: 'pattern' });
  expect((await save({ leads: ['1'] })).body.fields).toEqual({ 'leads.0': 'choice' });
  expect((await save()).status).toBe(200);
  // The previous build writes the fields and not the leads.
  await (await openDatabase())
    .updateTable('award_juror')
    .set({ fields: JSON.stringify([OTHER]) })
    .where('subject', '=', lead.subject)
    .execute();
  expect((await read()).status).toBe(404);
  const path = `${ENDPOINTS.getJuror.path}?${new URLSearchParams({ subject: lead.subject })}`;
  const { data } = await (await callPath(path, { token: coordinator })).json();
  expect(data).toMatchObject({ fields: [OTHER], leads: [] });
  expect((await callPath(ENDPOINTS.getPanel.path, { token: randomUUID() })).status).toBe(401);
});
