/** @jest-environment node */
/** Requirements: JUDGE-04 */
import {
  type Assignment,
  type AssignmentProblem,
  assignReadings,
  COST_UNIT,
  loadCost,
} from './assign-readings';

/** Numbers from 0 to below 1, the same for each seed. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Size {
  applications: number;
  jurors: number;
  readings: number;
  capacity: number;
  /** Share of pairs that are excluded. */
  excluded: number;
}

function makeProblem(random: () => number, size: Size): AssignmentProblem {
  const pick = (below: number) => Math.floor(random() * below);
  return {
    capacities: Array.from({ length: size.jurors }, () => 1 + pick(size.capacity)),
    needed: Array.from({ length: size.applications }, () => 1 + pick(size.readings)),
    costs: Array.from({ length: size.applications }, () =>
      Array.from({ length: size.jurors }, () =>
        random() < size.excluded ? null : 50 * COST_UNIT * pick(3) + pick(COST_UNIT),
      ),
    ),
    kept: [],
  };
}

/** The number of readings and their total cost. */
function score(problem: AssignmentProblem, readings: Assignment['readings']): [number, number] {
  const pairs = readings.map(({ application, juror }) => problem.costs[application]?.[juror] ?? Number.NaN);
  const loads = problem.capacities.flatMap((capacity, juror) => {
    const load = [...problem.kept, ...readings].filter((reading) => reading.juror === juror).length;
    const kept = problem.kept.filter((reading) => reading.juror === juror).length;
    return Array.from({ length: load - kept }, (_, index) => loadCost(kept + index + 1, capacity));
  });
  return [readings.length, [...pairs, ...loads].reduce((sum, cost) => sum + cost, 0)];
}

/** The best score of all assignments: the most readings, and among these the least cost. */
function tryAll(problem: AssignmentProblem): [number, number] {
  const { capacities, needed, costs, kept } = problem;
  const loads = capacities.map((_, juror) => kept.filter((reading) => reading.juror === juror).length);
  let best: [number, number] = [-1, 0];
  const visit = (application: number, juror: number, count: number, total: number, left: number): void => {
    if (application === needed.length) {
      if (count > best[0] || (count === best[0] && total < best[1])) best = [count, total];
      return;
    }
    if (juror === capacities.length) {
      const next = application + 1;
      const has = kept.filter((reading) => reading.application === next).length;
      visit(next, 0, count, total, (needed[next] ?? 0) - has);
      return;
    }
    visit(application, juror + 1, count, total, left);
    const cost = costs[application]?.[juror];
    const load = (loads[juror] ?? 0) + 1;
    const isKept = kept.some((reading) => reading.application === application && reading.juror === juror);
    if (left === 0 || isKept || cost === null || cost === undefined || load > (capacities[juror] ?? 0))
      return;
    loads[juror] = load;
    visit(application, juror + 1, count + 1, total + cost + loadCost(load, capacities[juror] ?? 1), left - 1);
    loads[juror] = load - 1;
  };
  visit(0, 0, 0, 0, (needed[0] ?? 0) - kept.filter(({ application }) => application === 0).length);
  return best;
}

/** The problem with only the readings that were possible. */
function reduce(problem: AssignmentProblem, missing: Assignment['missing']): AssignmentProblem {
  const lacking = new Map(missing.map(({ application, count }) => [application, count]));
  return { ...problem, needed: problem.needed.map((count, index) => count - (lacking.get(index) ?? 0)) };
}

/** As many readings as possible, and for these the least cost. */
function expectBest(round: number, problem: AssignmentProblem): void {
  const { readings, missing } = assignReadings(problem);
  const [most] = tryAll(problem);
  const [count, cost] = tryAll(reduce(problem, missing));
  expect({ round, found: score(problem, readings) }).toEqual({ round, found: [count, cost] });
  expect({ round, count }).toEqual({ round, count: most });
}

const SMALL = { applications: 4, jurors: 4, readings: 3, capacity: 4, excluded: 0.3 };

test('the result equals the best of all assignments in 1,000 small cases', () => {
  const random = makeRandom(1);
  for (let round = 0; round < 1000; round += 1) expectBest(round, makeProblem(random, SMALL));
});

test('a later run keeps readings, and is the best that this allows', () => {
  const random = makeRandom(2);
  for (let round = 0; round < 300; round += 1) {
    const problem = makeProblem(random, SMALL);
    const kept = assignReadings(problem).readings.filter(() => random() < 0.4);
    expectBest(round, { ...problem, kept });
  }
});

test('no pair is excluded or repeated, and no juror has more than their capacity', () => {
  const problem = makeProblem(makeRandom(3), {
    applications: 60,
    jurors: 12,
    readings: 3,
    capacity: 14,
    excluded: 0.5,
  });
  const { readings } = assignReadings(problem);
  const pairs = readings.map(({ application, juror }) => `${application} ${juror}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(readings.filter(({ application, juror }) => problem.costs[application]?.[juror] === null)).toEqual(
    [],
  );
  for (const [juror, capacity] of problem.capacities.entries())
    expect(readings.filter((reading) => reading.juror === juror).length).toBeLessThanOrEqual(capacity);
});

test('jurors who fit equally get loads that differ by one at most', () => {
  const costs = Array.from({ length: 20 }, () => [0, 0, 0]);
  const { readings } = assignReadings({
    capacities: [20, 20, 20],
    needed: Array(20).fill(2),
    costs,
    kept: [],
  });
  const loads = [0, 1, 2].map((juror) => readings.filter((reading) => reading.juror === juror).length);
  expect(loads.sort()).toEqual([13, 13, 14]);
});

test('an application without enough permitted jurors is listed with the number of missing readings', () => {
  const { missing } = assignReadings({
    capacities: [5, 5],
    needed: [2, 2],
    costs: [
      [0, 0],
      [null, 0],
    ],
    kept: [],
  });
  expect(missing).toEqual([{ application: 1, count: 1 }]);
});
