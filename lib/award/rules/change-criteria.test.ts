/** @jest-environment node */
/** Requirements: AWARD-25 */
import fc from 'fast-check';
import { type EditionData, listOffered, SEED } from '@/lib/award/definition/edition';
import { CRITERION_MOVES, type CriterionChange, changeCriteria } from './change-criteria';

const FIRST = SEED.criteria.map(({ key }) => key);
const keysOf = (data: EditionData) => listOffered(data.criteria).map(({ key }) => key);
const change = (data: EditionData, ...changes: CriterionChange[]) =>
  changes.reduce((now, one) => changeCriteria(now, one).data, data);

test('a new criterion is the last one, has no weight, and its title is a text of the edition', () => {
  const { data, names } = changeCriteria(SEED, { to: 'add', title: 'Beauty' });
  expect(keysOf(data)).toEqual([...FIRST, 'criteria7']);
  expect(data.criteria.at(-1)).toEqual({ key: 'criteria7', weight: null });
  expect(names).toEqual({ 'criteria.criteria7.title': 'Beauty' });
});

test('criteria move by one place, and stay at the ends', () => {
  const [one = '', two = '', ...others] = FIRST;
  expect(keysOf(change(SEED, { to: 'down', criterion: one }))).toEqual([two, one, ...others]);
  expect(keysOf(change(SEED, { to: 'up', criterion: two }))).toEqual([two, one, ...others]);
  expect(keysOf(change(SEED, { to: 'up', criterion: one }))).toEqual(FIRST);
  expect(keysOf(change(SEED, { to: 'down', criterion: others.at(-1) ?? '' }))).toEqual(FIRST);
});

test('a criterion that ends loses its weight and keeps its key, which no other gets', () => {
  const ended = change(SEED, { to: 'add', title: 'a' }, { to: 'end', criterion: 'criteria7' });
  expect(keysOf(ended)).toEqual(FIRST);
  expect(ended.criteria.at(-1)).toEqual({ key: 'criteria7', weight: null, offered: false });
  expect(keysOf(change(ended, { to: 'add', title: 'b' }))).toEqual([...FIRST, 'criteria8']);
  expect(keysOf(change(ended, { to: 'again', criterion: 'criteria7' }))).toEqual([...FIRST, 'criteria7']);
});

test('no sequence of changes loses a key or uses one twice', () => {
  const key = fc.integer({ min: 0, max: 9 });
  const step = fc.oneof(
    fc.record({ to: fc.constant('add' as const), title: fc.constant('x') }),
    fc.record({ to: fc.constantFrom(...CRITERION_MOVES), at: key }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let data: EditionData = SEED;
      let added = 0;
      for (const one of steps) {
        const before = data.criteria.map((criterion) => criterion.key);
        if (one.to === 'add') added += 1;
        data = changeCriteria(
          data,
          'title' in one ? one : { to: one.to, criterion: before[one.at % before.length] ?? '' },
        ).data;
        const after = data.criteria.map((criterion) => criterion.key);
        expect(new Set(after).size).toBe(FIRST.length + added);
        expect(after).toHaveLength(FIRST.length + added);
        expect(after).toEqual(expect.arrayContaining(before));
      }
    }),
  );
});
