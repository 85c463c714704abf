/** Requirements: AWARD-25, AWARD-31 */
import { EDITION_LISTS, type EditionData, SEED } from '@/lib/award/definition/edition';
import { keyPath, listTextPaths } from '@/lib/award/definition/edition-texts';
import { DEFAULT_DECIDING } from '@/lib/award/definition/judging-rules';
import { listKeyLists, readKeyList } from '@/lib/award/definition/key-lists';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { ENDPOINTS } from '@/lib/endpoints';
import { LOCALE_CODES } from '@/lib/i18n/locales';
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
const changeList = async (list: string, change: object, token = office) =>
  post('changeEditionList', token, { year: DRAFT, version: (await openDraft()).version, list, ...change });
const changeCriteria = (change: object, token = office) => changeList('criteria', change, token);
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
const keysOf = async () =>
  (await openDraft()).data.criteria.flatMap(({ key, offered }) => (offered === false ? [] : [key]));

test('the office adds, orders, ends and offers again the criteria of a draft', async () => {
  await copy();
  const keys = SEED.criteria.map(({ key }) => key);
  expect((await changeCriteria({ to: 'add', title: 'Beauty' })).status).toBe(200);
  expect(await keysOf()).toEqual([...keys, 'criteria7']);
  const { texts, gaps } = await openDraft();
  expect(texts).toEqual({ 'criteria.criteria7.title': 'Beauty' });
  // Its text in English, title and text in the six other languages.
  expect(gaps.filter(({ kind }) => kind === 'text')).toHaveLength(13);
  expect((await changeCriteria({ to: 'up', key: 'criteria7' })).status).toBe(200);
  expect((await keysOf()).indexOf('criteria7')).toBe(5);
  for (const key of ['criteria7', 'impact'])
    expect((await changeCriteria({ to: 'end', key })).status).toBe(200);
  expect(await keysOf()).toEqual(keys.filter((key) => key !== 'impact'));
  expect((await openDraft()).gaps).toEqual([]);
  expect((await changeCriteria({ to: 'again', key: 'impact' })).status).toBe(200);
  expect((await keysOf()).at(-1)).toBe('impact');
  const weights = Object.fromEntries(keys.map((key) => [key, key === 'impact' ? 50 : 10]));
  const { version } = await openDraft();
  const rules = { year: DRAFT, version, weights: { ...weights, criteria7: 1 }, judging: SEED.judging };
  expect((await post('saveJudging', office, rules)).status).toBe(200);
  const saved = await openDraft();
  expect(saved.gaps).toEqual([]);
  expect(saved.data.criteria.at(-1)).toEqual({ key: 'criteria7', weight: null, offered: false });
});

test('entries of the lists of the page are added with their texts, ordered and ended, and the public edition follows', async () => {
  await copy();
  const LISTS = listKeyLists(SEED).filter((list) => list !== 'criteria');
  for (const list of LISTS) {
    expect((await changeList(list, { to: 'add', title: `New ${list}` })).status).toBe(200);
    const added = readKeyList((await openDraft()).data, list).offered.at(-1) ?? '';
    expect((await changeList(list, { to: 'up', key: added })).status).toBe(200);
    const { offered } = readKeyList((await openDraft()).data, list);
    expect(offered.at(-2)).toBe(added);
    expect((await changeList(list, { to: 'end', key: offered.at(-1) })).status).toBe(200);
  }
  const draft = await openDraft();
  const paths = listTextPaths(draft.data);
  for (const list of LISTS) {
    const { offered, ended } = readKeyList(draft.data, list);
    expect([offered.length, ended.length]).toEqual([readKeyList(SEED, list).offered.length, 1]);
    const path = keyPath(list, offered.at(-1) ?? '');
    expect(draft.texts[path]).toBe(`New ${list}`);
    // Missing in the six other languages.
    expect(draft.gaps.filter((gap) => 'path' in gap && gap.path === path)).toHaveLength(6);
    expect(Object.values(paths).flat()).not.toContain(keyPath(list, ended[0] ?? ''));
  }
  expect(draft.gaps.filter(({ kind }) => kind === 'attache')).toEqual(
    ['DE', 'FR', 'CH'].map((country) => ({ kind: 'attache', country })),
  );
  const missing = [...new Set(draft.gaps.flatMap((gap) => ('path' in gap ? [gap.path] : [])))];
  for (const locale of LOCALE_CODES) {
    const texts = Object.fromEntries(missing.map((path) => [path, `${locale} ${path}`]));
    expect((await post('saveEditionTexts', office, { year: DRAFT, locale, texts })).status).toBe(200);
  }
  const attaches = { 7: 'britain', 8: 'britain', 9: draft.data.attaches.at(-1) };
  expect((await saveDraft({ attaches: { 7: 'europe' } })).body.fields).toEqual({ 'attaches.7': 'choice' });
  expect((await saveDraft({ attaches })).status).toBe(200);
  const complete = await openDraft();
  expect(complete.gaps).toEqual([]);
  expect(complete.data.countries.map(({ attache }) => attache).slice(-3)).toEqual(Object.values(attaches));
});

test('changes of lists are refused by other roles, in force, in another version, and if they are unknown or without a title', async () => {
  await copy();
  const add = { to: 'add', title: 'Beauty' };
  for (const role of ['coordinator', 'editor', 'administrator'] as const)
    expect((await changeCriteria(add, await workAs(role))).status).toBe(403);
  const old = { year: DRAFT, version: 9, list: 'goals', ...add };
  expect((await post('changeEditionList', office, old)).body.code).toBe('editionMoved');
  expect((await post('changeEditionList', office, { ...old, year: 2025, version: 1 })).body.code).toBe(
    'editionMoved',
  );
  expect((await changeCriteria({ to: 'add', title: ' ' })).body.fields).toEqual({ title: 'required' });
  expect((await changeCriteria({ to: 'add', title: '<b>' })).body.fields).toEqual({
    title: 'forbiddenCharacters',
  });
  expect((await changeCriteria({ to: 'add', title: 'x'.repeat(1001) })).body.fields).toEqual({
    title: 'tooLong',
  });
  for (const list of ['criteria', 'goals', 'points.crowdManagement'])
    expect((await changeList(list, { to: 'end', key: 'unknown' })).body.fields).toEqual({ key: 'choice' });
  for (const list of ['', 'ended', 'judging', 'points.unknown', 'x'.repeat(90)])
    expect((await changeList(list, add)).body.fields).toEqual({ list: 'choice' });
  expect((await changeCriteria({ to: 'sideways', key: 'impact' })).status).toBe(422);
  for (const list of ['criteria', 'goals']) {
    const { version } = await openDraft();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        post('changeEditionList', office, { year: DRAFT, version, list, ...add }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  }
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
