/** @jest-environment node */
/** Requirements: JUDGE-04 */
import { randomUUID } from 'node:crypto';
import { findObstacle, planReadings, type ReadingProblem } from './plan-readings';

const juror = (subject: string, changes: Partial<ReadingProblem['jurors'][number]> = {}) => ({
  subject,
  fields: [1],
  languages: ['ar', 'en'],
  capacity: 10,
  ...changes,
});
const application = (id: string, changes: Partial<ReadingProblem['applications'][number]> = {}) => ({
  id,
  field: 1,
  language: 'ar',
  needed: 1,
  ...changes,
});
const problem = (changes: Partial<ReadingProblem>): ReadingProblem => ({
  seed: 2025,
  jurors: [],
  applications: [],
  kept: [],
  conflicts: new Map(),
  left: new Map(),
  ...changes,
});

test('the juror of the field reads, and each other juror has a reason', () => {
  const { readings, missing } = planReadings(
    problem({
      jurors: [
        juror('far', { fields: [2] }),
        juror('near'),
        juror('tied'),
        juror('english', { languages: ['en'] }),
        juror('left'),
        juror('busy', { capacity: 1 }),
      ],
      applications: [application('a'), application('b', { field: 9 })],
      kept: [{ application: 'b', juror: 'busy' }],
      conflicts: new Map([['a', new Set(['tied'])]]),
      left: new Map([['a', new Set(['left'])]]),
    }),
  );
  expect(missing).toEqual([]);
  expect(readings).toEqual([
    {
      application: 'a',
      juror: 'near',
      why: {
        matches: true,
        others: {
          field: ['far'],
          conflict: ['tied'],
          language: ['english'],
          left: ['left'],
          full: ['busy'],
        },
      },
    },
  ]);
});

test('jurors who fit equally share the readings, and the order of rows changes nothing', () => {
  const applications = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => application(id));
  const jurors = [juror('x'), juror('y'), juror('z')];
  const { readings } = planReadings(problem({ jurors, applications }));
  for (const { subject } of jurors)
    expect(readings.filter((reading) => reading.juror === subject)).toHaveLength(2);
  const turned = planReadings(
    problem({ jurors: jurors.toReversed(), applications: applications.toReversed() }),
  );
  const pairs = (plan: typeof turned) =>
    plan.readings.map((reading) => `${reading.application} ${reading.juror}`);
  expect(pairs(turned).sort()).toEqual(pairs({ readings, missing: [] }).sort());
});

test.each([
  [9, 50, 199, 2],
  [10, 200, 100, 2],
  [20, 500, 200, 3],
  [3, 100, 6, 2],
])(
  'the loads of %d equal jurors with up to %d readings each differ by at most one',
  (count, capacity, size, needed) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const jurors = Array.from({ length: count }, () => juror(randomUUID(), { capacity }));
      const applications = Array.from({ length: size }, () => application(randomUUID(), { needed }));
      const { readings } = planReadings(problem({ seed, jurors, applications }));
      const loads = jurors.map(
        ({ subject }) => readings.filter((reading) => reading.juror === subject).length,
      );
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    }
  },
);

test('a reading of a person who is no longer a juror still counts for its application', () => {
  const kept = [{ application: 'a', juror: 'gone' }];
  const { readings } = planReadings(
    problem({ jurors: [juror('x'), juror('y')], applications: [application('a', { needed: 2 })], kept }),
  );
  expect(readings).toHaveLength(1);
});

test('an application without enough jurors is listed with the number of missing readings', () => {
  const { readings, missing } = planReadings(
    problem({
      jurors: [juror('x')],
      applications: [application('a', { needed: 2 }), application('b', { language: 'fr' })],
    }),
  );
  expect(readings).toHaveLength(1);
  expect(missing).toEqual([
    { application: 'a', count: 1 },
    { application: 'b', count: 1 },
  ]);
});

test('the first obstacle is named', () => {
  const none = { conflicts: new Map(), left: new Map() };
  expect(findObstacle(application('a'), juror('x'), 9, none)).toBeNull();
  expect(findObstacle(application('a'), juror('x'), 10, none)).toBe('full');
  expect(findObstacle(application('a', { language: 'tr' }), juror('x'), 10, none)).toBe('language');
});
