/** @jest-environment node */
/** Requirements: AWARD-25, AWARD-31 */
import fc from 'fast-check';
import { type EditionData, SEED } from '@/lib/award/definition/edition';
import { listTextPaths } from '@/lib/award/definition/edition-texts';
import { type KeyList, listKeyLists, readKeyList } from '@/lib/award/definition/key-lists';
import { changeKeyList, KEY_MOVES, type KeyListChange } from './change-key-list';

const LISTS = listKeyLists(SEED);
const keysOf = (data: EditionData, list: KeyList) => readKeyList(data, list).offered;
const change = (data: EditionData, list: KeyList, ...changes: KeyListChange[]) =>
  changes.reduce((now, one) => changeKeyList(now, list, one).data, data);

test('the lists are those of the page, and the points of each research field that is offered', () => {
  expect(LISTS).toHaveLength(8 + SEED.fields.length);
  const fields = SEED.fields.map((field) => ({ ...field, offered: field.id !== 3 }));
  expect(listKeyLists({ fields })).not.toContain('points.sustainableDevelopment');
});

test('a new criterion is the last one, has no weight, and its title is a text of the edition', () => {
  const { data, names } = changeKeyList(SEED, 'criteria', { to: 'add', title: 'Beauty' });
  expect(data.criteria).toEqual([...SEED.criteria, { key: 'criteria7', weight: null }]);
  expect(names).toEqual({ 'criteria.criteria7.title': 'Beauty' });
});

test.each(LISTS)('a new entry of %s is the last one, and the edition has its texts', (list) => {
  const { data, names } = changeKeyList(SEED, list, { to: 'add', title: 'New' });
  const [path = ''] = Object.keys(names);
  expect(keysOf(data, list)).toHaveLength(keysOf(SEED, list).length + 1);
  expect(Object.values(listTextPaths(SEED)).flat()).not.toContain(path);
  expect(Object.values(listTextPaths(data)).flat()).toContain(path);
  const others = LISTS.filter((other) => other !== list);
  expect(others.map((other) => readKeyList(data, other))).toEqual(
    others.map((other) => readKeyList(SEED, other)),
  );
});

test('a new point of a field that the desk added has the next number', () => {
  const fields = [{ id: 7, key: 'fields7', points: ['fields7.1', 'fields7.2', 'fields7.3'] }];
  const { names } = changeKeyList({ ...SEED, fields }, 'points.fields7', { to: 'add', title: 'Rain' });
  expect(names).toEqual({ 'fields.points.fields7.4': 'Rain' });
});

test('entries move by one place, and stay at the ends', () => {
  const first = keysOf(SEED, 'goals');
  const [one = '', two = '', ...others] = first;
  expect(keysOf(change(SEED, 'goals', { to: 'down', key: one }), 'goals')).toEqual([two, one, ...others]);
  expect(keysOf(change(SEED, 'goals', { to: 'up', key: two }), 'goals')).toEqual([two, one, ...others]);
  expect(keysOf(change(SEED, 'goals', { to: 'up', key: one }), 'goals')).toEqual(first);
  expect(keysOf(change(SEED, 'goals', { to: 'down', key: others.at(-1) ?? '' }), 'goals')).toEqual(first);
});

test('a criterion that ends loses its weight, and the others keep theirs', () => {
  const weighted = { ...SEED, criteria: SEED.criteria.map((one) => ({ ...one, weight: 10 })) };
  const ended = change(weighted, 'criteria', { to: 'end', key: 'impact' });
  expect(ended.criteria.at(-1)).toEqual({ key: 'impact', weight: null, offered: false });
  expect(ended.criteria.slice(0, -1).every(({ weight }) => weight === 10)).toBe(true);
});

test.each(LISTS)('no sequence of changes of %s loses a key or uses one twice', (list) => {
  const at = fc.integer({ min: 0, max: 9 });
  const step = fc.oneof(
    fc.record({ to: fc.constant('add' as const), title: fc.constant('x') }),
    fc.record({ to: fc.constantFrom(...KEY_MOVES), at }),
  );
  const allOf = (data: EditionData) => {
    const { offered, ended } = readKeyList(data, list);
    return [...offered, ...ended];
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let data: EditionData = SEED;
      let added = 0;
      for (const one of steps) {
        const before = allOf(data);
        if (one.to === 'add') added += 1;
        const asked = 'title' in one ? one : { to: one.to, key: before[one.at % before.length] ?? '' };
        data = changeKeyList(data, list, asked).data;
        const after = allOf(data);
        expect(new Set(after).size).toBe(allOf(SEED).length + added);
        expect(after).toHaveLength(allOf(SEED).length + added);
        expect(after).toEqual(expect.arrayContaining(before));
      }
    }),
    { numRuns: 40 },
  );
});
