/** @jest-environment node */
/** Requirements: AWARD-18, AWARD-25, AWARD-31 */
import { EDITION_LISTS, listOffered, listPrizes, SEED } from '@/lib/award/definition/edition';
import { changeEdition, type EditionChanges } from './change-edition';

const all = Object.fromEntries(
  EDITION_LISTS.map((list) => [list, SEED[list].map(({ id }) => id)]),
) as unknown as EditionChanges['offered'];
const unchanged: EditionChanges = {
  targetStudents: SEED.targetStudents,
  phases: {},
  prizes: [
    { place: 'first', category: null, amount: 150_000 },
    { place: 'second', category: null, amount: 100_000 },
  ],
  offered: all,
};

test('nothing changes without changes', () => {
  expect(changeEdition(SEED, unchanged)).toEqual({ data: SEED, names: {} });
});

test('dates change by their names', () => {
  const { data } = changeEdition(SEED, {
    ...unchanged,
    phases: { judging: { from: '2025-09-05', to: '2025-09-20' } },
  });
  expect(data.phases[2]).toEqual({ key: 'judging', from: '2025-09-05', to: '2025-09-20' });
});

test('prizes are those with an amount, of every category first and by place', () => {
  const { data } = changeEdition(SEED, {
    ...unchanged,
    prizes: [
      { place: 'first', category: 2, amount: 7 },
      { place: 'third', category: null, amount: 1 },
      { place: 'second', category: null, amount: null },
      { place: 'first', category: null, amount: 3 },
    ],
  });
  expect(data.prizes).toEqual([
    { place: 'first', halalas: 300 },
    { place: 'third', halalas: 100 },
    { place: 'first', category: 2, halalas: 700 },
  ]);
  expect(listPrizes(data, 1).map(({ halalas }) => halalas)).toEqual([300, 100]);
  expect(listPrizes(data, 2).map(({ halalas }) => halalas)).toEqual([700, 100]);
});

test('an option that is left out keeps its id, which no new option gets', () => {
  const offered = { ...all, fields: [1, 2, 3, 4, 5] };
  const { data } = changeEdition(SEED, { ...unchanged, offered });
  expect(listOffered(data.fields).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  const added = changeEdition(data, { ...unchanged, offered, added: { fields: 'Water' } });
  expect(added.data.fields.at(-1)).toEqual({
    id: 7,
    key: 'fields7',
    points: ['fields7.1', 'fields7.2', 'fields7.3'],
  });
  expect(added.names).toEqual({ 'fields.fields7.name': 'Water' });
  const again = changeEdition(added.data, { ...unchanged, offered: { ...all, fields: [6, 7] } });
  expect(listOffered(again.data.fields).map(({ id }) => id)).toEqual([6, 7]);
});

test('a country gets another attaché, and the others keep theirs', () => {
  const { data } = changeEdition(SEED, { ...unchanged, attaches: { 3: 'europe' } });
  expect(data.countries).toEqual(
    SEED.countries.map((one) => (one.id === 3 ? { ...one, attache: 'europe' } : one)),
  );
});

test('a new country has a capital and an attaché', () => {
  const countries = { name: 'Spain', attache: 'europe', latitude: 40.4, longitude: -3.7 };
  const { data, names } = changeEdition(SEED, { ...unchanged, added: { countries } });
  expect(data.countries.at(-1)).toEqual({
    id: 10,
    key: 'countries10',
    attache: 'europe',
    latitude: 40.4,
    longitude: -3.7,
  });
  expect(names).toEqual({ 'countries.countries10': 'Spain' });
});
