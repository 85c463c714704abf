/** Requirements: AWARD-25 */
import { EDITION_LISTS, type EditionData, SEED } from '@/lib/award/definition/edition';
import { DEFAULT_DECIDING } from '@/lib/award/definition/judging-rules';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { ENDPOINTS } from '@/lib/endpoints';
import { toSeedRow } from '@/lib/server/award/read-edition';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { callPath, type EndpointResponse, visit } from '../../support/api/api-client';
import { COMMITTEE, WINNING } from '../../support/award/committee';
import { storeJudged } from '../../support/award/judged';
import { assign, enterAdmitted, openJuror } from '../../support/award/readings';
import { post, read } from '../../support/award/results-desk';

const DRAFT = 2026;
let office: string;
let coordinator: string;
beforeAll(async () => {
  [office, coordinator] = await Promise.all([workAs('award'), workAs('coordinator')]);
});

/** Stores the edition of 2025 with changes. */
async function writeSeed(changes: Partial<EditionData>): Promise<void> {
  const row = { ...toSeedRow(new Date()), data: JSON.stringify({ ...SEED, ...changes }) };
  await (await openDatabase()).insertInto('award_edition').values(row).execute();
}

afterEach(async () => {
  const db = await openDatabase();
  await db.deleteFrom('award_edition').execute();
  await db.deleteFrom('award_edition_text').execute();
  await db.deleteFrom('award_ranking').execute();
  const withdrawn_at = new Date().toISOString();
  await db.updateTable('scholarship_request').set({ withdrawn_at }).execute();
});

const openDraft = async (token = office) =>
  (await read('openEdition', token, `?year=${DRAFT}&language=en`)).data;
const copy = async () => {
  expect((await post('copyEdition', office, { year: 2025 })).status).toBe(200);
  return openDraft();
};
/** Saves the data of the draft as they were copied, with changes. */
const saveDraft = async (changes: object) =>
  post('saveEdition', office, {
    year: DRAFT,
    version: (await openDraft()).version,
    targetStudents: SEED.targetStudents,
    phases: Object.fromEntries(moveByYear(SEED).phases.map(({ key, from, to }) => [key, { from, to }])),
    prizes: [{ place: 'first', category: null, amount: 150_000 }],
    offered: Object.fromEntries(EDITION_LISTS.map((list) => [list, SEED[list].map(({ id }) => id)])),
    ...changes,
  });
test('prizes are added to a category or to all, and each place of a category has one', async () => {
  await copy();
  const save = (...prizes: [string, number | null, number | null][]) =>
    saveDraft({ prizes: prizes.map(([place, category, amount]) => ({ place, category, amount })) });
  expect((await save(['first', null, 9], ['first', null, 8])).body.fields).toEqual({
    'prizes.1.category': 'pattern',
  });
  expect((await save(['first', 99, 9])).body.fields).toEqual({ 'prizes.0.category': 'choice' });
  expect((await save(['sixth', null, 9])).body.fields).toEqual({ 'prizes.0.place': 'choice' });
  expect((await save(['first', null, -1])).body.fields).toEqual({ 'prizes.0.amount': 'pattern' });
  const prizes = await save(
    ['first', null, 90_000],
    ['second', null, null],
    ['first', 2, 70_000],
    ['second', 2, 60_000],
  );
  expect(prizes.status).toBe(200);
  const saved = await openDraft();
  expect(saved.data.prizes).toEqual([
    { place: 'first', halalas: 9_000_000 },
    { place: 'first', category: 2, halalas: 7_000_000 },
    { place: 'second', category: 2, halalas: 6_000_000 },
  ]);
  expect(saved.gaps).toEqual([]);
});

test('a copy takes over criteria, prizes, quorum and quotas', async () => {
  const changes = {
    prizes: [{ place: 'first', category: 1, halalas: 500 }],
    criteria: [
      { key: 'impact', weight: 100 },
      { key: 'method', weight: null, offered: false },
    ],
    deciding: { quorum: 66, quotas: { ...DEFAULT_DECIDING.quotas, field: { winner: 1, shortlisted: 3 } } },
  } satisfies Partial<EditionData>;
  await writeSeed(changes);
  expect((await copy()).data).toMatchObject(changes);
});

test('quorum and quotas are checked, stored with the judging rules, and have defaults in stored editions', async () => {
  const { deciding: _deciding, ...earlier } = SEED;
  const row = { ...toSeedRow(new Date()), data: JSON.stringify(earlier) };
  await (await openDatabase()).insertInto('award_edition').values(row).execute();
  const readPublic = async () =>
    (
      (await (await callPath(ENDPOINTS.getEdition.path, { token: await visit() })).json()) as {
        data: { data: EditionData };
      }
    ).data.data;
  expect(await readPublic()).toEqual(SEED);
  const save = (deciding: object) =>
    post('saveJudging', office, {
      year: 2025,
      version: 1,
      weights: {},
      judging: SEED.judging,
      deciding: { ...DEFAULT_DECIDING, ...deciding },
    });
  for (const quorum of [-1, 100, 0.5])
    expect((await save({ quorum })).body.fields).toEqual({ 'deciding.quorum': 'pattern' });
  const country = { winner: 0, shortlisted: null };
  expect((await save({ quotas: { ...DEFAULT_DECIDING.quotas, country } })).body.fields).toEqual({
    'deciding.quotas.country.winner': 'pattern',
  });
  expect((await save({ quorum: 75 })).status).toBe(200);
  expect((await readPublic()).deciding).toEqual({ ...DEFAULT_DECIDING, quorum: 75 });
});

test('a sheet has the criteria that the edition offers, more or fewer than six', async () => {
  const criteria = ['impact', 'criteria7', 'method'].map((key, index) => ({
    key,
    weight: [50, 30, 20][index] ?? 0,
  }));
  await writeSeed({ criteria: [...criteria, { key: 'originality', weight: null, offered: false }] });
  const juror = await openJuror();
  const id = await assign(await enterAdmitted(), juror.subject);
  const response = await callPath(`${ENDPOINTS.getReading.path}?id=${id}`, { token: juror.token });
  const { data }: EndpointResponse<'getReading'> = await response.json();
  expect(data.criteria).toEqual(criteria);
  const sheet = { id, savedAt: '', comments: {}, confirmed: true };
  const finish = (scores: object) => post('makeFinal', juror.token, { ...sheet, scores });
  expect((await finish({ impact: 8, method: 5 })).body.fields).toEqual({ 'scores.criteria7': 'required' });
  expect((await finish({ impact: 8, criteria7: 4, method: 5, originality: 5 })).status).toBe(422);
  expect((await finish({ impact: 8, criteria7: 4, method: 5 })).status).toBe(200);
  const { total } = await (await openDatabase())
    .selectFrom('award_assignment')
    .select('total')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(total).toBe(6200);
});

/** Freezes the ranking and names the committee. */
async function meet(): Promise<void> {
  const version = async () => (await read('listRanking', coordinator)).data.version;
  await post('freezeRanking', coordinator, { to: 'frozen', version: 0 });
  await post('saveCommittee', coordinator, { version: await version(), members: COMMITTEE });
}
const decide = (id: string | undefined, given: object = {}) =>
  post('saveDecision', coordinator, { ...WINNING, id, ...given });

test('the committee needs the quorum of the edition, and gives the prizes of the category', async () => {
  await writeSeed({
    deciding: { ...DEFAULT_DECIDING, quorum: 99 },
    prizes: [
      { place: 'first', halalas: 300 },
      { place: 'second', halalas: 200 },
      { place: 'third', category: 2, halalas: 100 },
    ],
  });
  const [one, two] = await storeJudged([{ totals: [9000, 9000] }, { totals: [8000, 8000], category: 2 }]);
  await meet();
  const absent = { present: COMMITTEE.slice(1), inFavour: COMMITTEE.length - 1, against: 0, abstained: 0 };
  expect((await decide(one?.id, absent)).body.fields).toEqual({ present: 'pattern' });
  expect((await decide(one?.id, { prize: 'third' })).body.fields).toEqual({ prize: 'choice' });
  expect((await decide(one?.id)).status).toBe(200);
  expect((await decide(two?.id, { prize: 'third' })).status).toBe(200);
});

test('quotas mark what would exceed them and change no rank; hidden applications do not count', async () => {
  await writeSeed({
    deciding: {
      quorum: 50,
      quotas: { ...DEFAULT_DECIDING.quotas, field: { winner: 1, shortlisted: null } },
    },
  });
  const stored = await storeJudged([
    { field: 1, totals: [9000, 9000] },
    { field: 1, totals: [8000, 8000] },
    { field: 2, totals: [7000, 7000] },
  ]);
  await meet();
  const list = async () =>
    (await read('listRanking', coordinator)).data.rows.map(({ rank, quotas }) => [rank, quotas]);
  expect(await list()).toEqual([
    [1, []],
    [2, []],
    [3, []],
  ]);
  expect((await decide(stored[0]?.id)).status).toBe(200);
  const full = { group: 'field', outcome: 'winner', most: 1 };
  expect(await list()).toEqual([
    [1, []],
    [2, [full]],
    [3, []],
  ]);
  // A quota refuses nothing; then both winners exceed it.
  expect((await decide(stored[1]?.id, { prize: 'second' })).status).toBe(200);
  expect(await list()).toEqual([
    [1, [full]],
    [2, [full]],
    [3, []],
  ]);
  await (await openDatabase())
    .updateTable('scholarship_request')
    .set({ withdrawn_at: new Date().toISOString() })
    .where('id', '=', stored[0]?.id ?? '')
    .execute();
  expect((await list())[1]).toEqual([2, []]);
});
