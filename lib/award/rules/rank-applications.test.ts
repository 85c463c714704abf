/** @jest-environment node */
/** Requirements: JUDGE-05, JUDGE-22 */
import { groupByMean, rankGroup, type ScoredApplication } from './rank-applications';

interface Application extends ScoredApplication {
  category: number;
  totals: readonly number[];
}

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const rankApplications = (applications: readonly Application[], criteria: readonly string[]) =>
  groupByMean(
    applications.map(({ totals, ...application }) => ({
      ...application,
      totals: { sum: add(totals), count: totals.length },
    })),
  ).flatMap((group) => rankGroup(group, criteria));

const make = (id: string, totals: number[], impact: number[] = [5, 5], category = 1): Application => ({
  id,
  category,
  totals,
  scores: impact.map((score) => ({ impact: score, method: 5 })),
});
const rank = (...applications: Application[]) =>
  Object.fromEntries(
    rankApplications(applications, ['impact', 'method']).map(({ id, ...place }) => [id, place]),
  );

test('equal means share a rank, and the next rank counts them: 1, 2, 2, 4', () => {
  const places = rank(make('d', [10, 20]), make('b', [50, 60]), make('a', [80, 90]), make('c', [55, 55, 55]));
  expect(['d', 'b', 'a', 'c'].map((id) => places[id]?.rank)).toEqual([4, 2, 1, 2]);
  expect(places).toMatchObject({ a: { isTied: false }, b: { isTied: true }, c: { isTied: true } });
});

test('a tie goes to the named criterion, which is recorded for the one who loses', () => {
  const places = rank(make('a', [50, 60], [7, 8]), make('b', [55, 55], [7, 7]));
  expect(places).toMatchObject({
    a: { rank: 1, decidedBy: null, isTied: false },
    b: { rank: 2, decidedBy: 'impact', isTied: false },
  });
});

test('means are compared exactly: a third is not rounded', () => {
  const places = rank(make('a', [33, 33, 34]), make('b', [33, 34, 34]), make('c', [100, 0, 0]));
  expect(places).toMatchObject({
    b: { rank: 1 },
    a: { rank: 2, isTied: true },
    c: { rank: 2, isTied: true },
  });
});

test('an application with one final sheet has no rank and takes none', () => {
  const places = rank(make('a', [99]), make('b', [10, 10]));
  expect(places).toMatchObject({ a: { rank: null }, b: { rank: 1 } });
});

test('each category has its own ranking', () => {
  const places = rank(make('a', [90, 90]), make('b', [10, 10], [5, 5], 2));
  expect(places).toMatchObject({ a: { rank: 1 }, b: { rank: 1 } });
});

test('order of the rows and ids change nothing', () => {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = (below: number) => Math.floor(random() * below);
  for (let round = 0; round < 200; round += 1) {
    const applications = Array.from({ length: 12 }, (_, index) =>
      make(`a${index}`, [pick(4), pick(4), ...(pick(2) ? [pick(4)] : [])], [pick(3), pick(3)], pick(2)),
    );
    const renamed = applications
      .map((application) => ({ ...application, id: `z${99 - Number(application.id.slice(1))}` }))
      .toSorted(() => random() - 0.5);
    const places = rank(...renamed);
    for (const { id, ...place } of rankApplications(applications, ['impact', 'method']))
      expect(places[`z${99 - Number(id.slice(1))}`]).toEqual(place);
  }
});

/** The places by the definition alone: each application is compared with every other, in fractions. */
function rankPlainly(applications: readonly Application[], criteria: readonly string[]) {
  const compare = (own: readonly number[], theirs: readonly number[]) =>
    add(theirs) * own.length - add(own) * theirs.length;
  const listScores = ({ scores }: Application, key: string) => scores.map((sheet) => sheet[key] ?? 0);
  const compareScores = (own: Application, theirs: Application, key: string) =>
    compare(listScores(own, key), listScores(theirs, key));
  return applications.map((own) => {
    if (own.totals.length < 2) return [own.id, null, null, false];
    const others = applications.filter(
      ({ id, category, totals }) => id !== own.id && category === own.category && totals.length >= 2,
    );
    const orderOf = (other: Application) => {
      const orders = [
        { key: null, order: compare(own.totals, other.totals) },
        ...criteria.map((key) => ({ key, order: compareScores(own, other, key) })),
      ];
      return orders.find(({ order }) => order !== 0) ?? { key: null, order: 0 };
    };
    const better = others.filter((other) => orderOf(other).order > 0);
    const sameMean = better.filter((other) => compare(own.totals, other.totals) === 0);
    const best = sameMean.find((other) => sameMean.every((third) => compareAll(other, third) <= 0));
    const isTied = others.some((other) => orderOf(other).order === 0);
    return [own.id, better.length + 1, best ? orderOf(best).key : null, isTied];
  });
  function compareAll(left: Application, right: Application): number {
    for (const key of criteria) {
      const order = compareScores(left, right, key);
      if (order !== 0) return order;
    }
    return 0;
  }
}

test('the places are those of the definition, which compares each application with every other', () => {
  let state = 11;
  const pick = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let round = 0; round < 300; round += 1) {
    const applications = Array.from({ length: 15 }, (_, index) => {
      const sheets = 1 + pick(3);
      const give = (below: number) => Array.from({ length: sheets }, () => pick(below));
      return {
        id: `a${index}`,
        category: pick(2),
        totals: give(3),
        scores: Array.from({ length: sheets }, () => ({ impact: pick(2), method: pick(3), style: pick(2) })),
      };
    });
    const criteria = ['impact', 'method', 'style'];
    const byId = (left: readonly unknown[], right: readonly unknown[]) =>
      String(left[0]) < String(right[0]) ? -1 : 1;
    const places = rankApplications(applications, criteria).map((place) => [
      place.id,
      place.rank,
      place.decidedBy,
      place.isTied,
    ]);
    expect(places.sort(byId)).toEqual(rankPlainly(applications, criteria).sort(byId));
  }
});
