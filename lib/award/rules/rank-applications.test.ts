/** @jest-environment node */
/** Requirements: JUDGE-05 */
import { rankApplications, type ScoredApplication } from './rank-applications';

const make = (id: string, totals: number[], impact: number[] = [5, 5], category = 1): ScoredApplication => ({
  id,
  category,
  totals,
  scores: { impact, method: [5, 5] },
});
const rank = (...applications: ScoredApplication[]) =>
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
