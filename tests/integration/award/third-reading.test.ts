/** Requirements: JUDGE-09 */
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { selectWithSums } from '@/lib/server/admin/jury/judged-applications';
import { describeNeeds } from '@/lib/server/admin/jury/needed-readings';
import { openDatabase } from '@/lib/server/db/open';
import { type Judged, storeJudged } from '../../support/award/judged';

const RULES = { ...SEED.judging, readings: 2, spread: 20, margin: 3 };
const PRIZES = SEED.prizes.slice(0, 2);

afterEach(async () => {
  await (await openDatabase()).deleteFrom('scholarship_request').execute();
});

/** Stores applications by name. @returns a function that lists those that need more than the first readings */
async function store(applications: Record<string, Judged>) {
  const db = await openDatabase();
  const stored = await storeJudged(Object.values(applications));
  const names = new Map(Object.keys(applications).map((name, index) => [stored[index]?.id, name]));
  return async (changes: Partial<typeof RULES> = {}) => {
    const judging = { ...RULES, ...changes };
    const { needed } = await describeNeeds(db, { ...SEED, year: SEED_YEAR, judging, prizes: PRIZES });
    const rows = await selectWithSums(db, '')
      .select('request.id')
      .where(needed, '>', judging.readings)
      .execute();
    return rows.map(({ id }) => names.get(id)).sort();
  };
}

test('first readings that differ by more than the spread need one more', async () => {
  const listDisputed = await store({
    apart: { totals: [5000, 7001] },
    within: { totals: [5000, 7000] },
    single: { totals: [5000] },
    open: { totals: [1000], open: ['juror-9'] },
    unread: {},
  });
  expect(await listDisputed()).toEqual(['apart']);
  expect(await listDisputed({ spread: 19 })).toEqual(['apart', 'within']);
  expect(await listDisputed({ readings: 3, spread: 0 })).toEqual([]);
  expect(await listDisputed({ readings: 1, spread: 20, margin: 0 })).toEqual(['apart']);
});

const CATEGORY = {
  first: { totals: [9000, 9000] },
  second: { totals: [8000, 8000] },
  close: { totals: [7600, 7800] },
  far: { totals: [7600, 7799] },
};

test('means within three points of the last prize are read once more', async () => {
  const listDisputed = await store(CATEGORY);
  expect(await listDisputed()).toEqual(['close', 'second']);
  expect(await listDisputed({ margin: 0 })).toEqual([]);
  await storeJudged([{ totals: [8300, 8300] }]);
  expect(await listDisputed()).toEqual(['second', undefined]);
});

test('each category has its own last prize', async () => {
  const others = Object.entries(CATEGORY).map(([name, { totals }]) => [
    `other ${name}`,
    { category: 2, totals: totals.map((total) => total - 500) },
  ]);
  const listDisputed = await store({ ...CATEGORY, ...Object.fromEntries(others) });
  expect(await listDisputed()).toEqual(['close', 'other close', 'other second', 'second']);
});

test('the last prize is not known while a first reading is missing, and decides nothing if every application gets one', async () => {
  const { first, second, close } = CATEGORY;
  expect(await (await store({ first, close }))()).toEqual([]);
  await storeJudged([second]);
  const listDisputed = await store({ late: { totals: [5000] } });
  expect(await listDisputed()).toEqual([]);
});

test('sums follow sheets that become final, and readings that end or are removed', async () => {
  const db = await openDatabase();
  const [stored] = await storeJudged([{ totals: [5000, 9000], open: ['juror-9'] }]);
  const readSums = () =>
    db
      .selectFrom('award_reading_sum')
      .select(['proposed', 'released', 'finals', 'total', 'least', 'most'])
      .where('request_id', '=', stored?.id ?? '')
      .executeTakeFirstOrThrow();
  const setState = (juror: string, state: 'proposed' | 'ended') =>
    db.updateTable('award_assignment').set({ state }).where('juror', '=', juror).execute();
  expect(await readSums()).toEqual({
    proposed: 0,
    released: 3,
    finals: 2,
    total: 14_000,
    least: 5000,
    most: 9000,
  });
  await db
    .updateTable('score_sheet')
    .set({ state: 'final', total: 4000 })
    .where('state', '=', 'draft')
    .execute();
  expect(await readSums()).toMatchObject({ finals: 3, total: 18_000, least: 4000 });
  await setState('juror-0', 'ended');
  await setState('juror-9', 'proposed');
  expect(await readSums()).toEqual({
    proposed: 1,
    released: 1,
    finals: 1,
    total: 9000,
    least: 9000,
    most: 9000,
  });
  await db.deleteFrom('award_assignment').execute();
  expect(await readSums()).toMatchObject({ proposed: 0, released: 0, finals: 0 });
});
