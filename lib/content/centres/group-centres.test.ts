/** @jest-environment node */
/** Requirements: CONTENT-13 */
import { PLACES } from '@/lib/content/maps/places';
import { groupCentres } from './group-centres';

const JEDDAH = { lat: 21.5433, lon: 39.1728 };

test('each city has its own map, and numbers continue across both', () => {
  const groups = groupCentres([PLACES.quba, PLACES.mina, PLACES.uhud]);
  expect(groups.map(({ middle, centres }) => [middle, centres.map(({ number }) => number)])).toEqual([
    ['grandMosque', [2]],
    ['prophetsMosque', [1, 3]],
  ]);
});

test('a centre far from both cities keeps its number and is on no map', () => {
  const groups = groupCentres([JEDDAH, PLACES.arafah]);
  expect(groups).toEqual([{ middle: 'grandMosque', centres: [{ number: 2, centre: PLACES.arafah }] }]);
});

test('without centres there is no map', () => {
  expect(groupCentres([])).toEqual([]);
});
