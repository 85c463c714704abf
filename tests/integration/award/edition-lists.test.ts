/** Requirements: AWARD-18, AWARD-25, AWARD-31 */
import { EDITION_LISTS, SEED } from '@/lib/award/definition/edition';
import { keyPath, listTextPaths } from '@/lib/award/definition/edition-texts';
import { listKeyLists, readKeyList } from '@/lib/award/definition/key-lists';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { post, read } from '../../support/award/results-desk';

const DRAFT = 2026;
let office: string;
beforeAll(async () => {
  office = await workAs('award');
});

afterEach(async () => {
  const db = await openDatabase();
  await db.deleteFrom('award_edition').execute();
  await db.deleteFrom('award_edition_text').execute();
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
  // Missing: its text in English, and title and text in the six other languages.
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
