/** Requirements: MAP-01, MAP-03 */
import { getMap, projectMap } from '@/lib/content/maps/maps';
import { PLACES } from '@/lib/content/maps/places';
import { measureKm, roundKm } from '@/lib/content/maps/projection';
import { HOLY_SITES_RIDGES } from '@/lib/content/maps/ridges';
import { MOVEMENTS, STATIONS } from './journeys';

const map = getMap('holySites');
const ways = MOVEMENTS.flatMap((movement) => movement.ways);
/** The Jamarat are in Mina. */
const site = (place: string) => (place === 'jamarat' ? 'mina' : place);

test('the five movements are the stages of the map, in its order', () => {
  expect(MOVEMENTS.map(({ leg }) => leg)).toEqual(map.legs.map(({ key }) => key));
  expect(MOVEMENTS.map(({ ways: [{ from, to }] }) => [from, to])).toEqual(
    map.legs.map(({ from, to }) => [from, to]),
  );
});

test('each route begins where the previous one ends, and the last one ends at the Kaaba', () => {
  for (const [index, { from }] of ways.slice(1).entries()) {
    expect(site(from)).toBe(site(ways[index]?.to ?? ''));
  }
  expect(ways.at(-1)?.to).toBe('grandMosque');
});

test('the routes are those of the stations from the 8th on, in order', () => {
  expect(ways.map(({ station }) => station)).toEqual(STATIONS.slice(STATIONS.indexOf('mina')));
});

test('distances are those between the places', () => {
  const km = MOVEMENTS.map(({ ways: [{ from, to }] }) => roundKm(measureKm(PLACES[from], PLACES[to])));
  expect(km).toEqual([7.1, 11, 6.4, 7.5, 4.8]);
});

test('no hill covers a place, except the mountain of Arafat', () => {
  const { project, unitsPerKm } = projectMap(map);
  const tops = HOLY_SITES_RIDGES.filter(({ width }) => width > 0.5);
  for (const { key } of map.places) {
    const at = project(PLACES[key]);
    for (const { line } of tops) {
      const gaps = line.map(project).map(({ x, y }) => Math.hypot(x - at.x, y - at.y) / unitsPerKm);
      expect(Math.min(...gaps)).toBeGreaterThan(0.5);
    }
  }
});
