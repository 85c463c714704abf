/** @jest-environment node */
/** @jest-environment node */
/** Requirements: CONTENT-09 */
import { messagesOf } from '../../../tests/support/i18n/messages';
import { listNeighbours, PERSONS, PROCEDURES, STATIONS, starOutline, toTenths } from './journeys';

test('a star has eight tips and eight notches around its centre', () => {
  const [start = '', ...edges] = starOutline(100, 100, 50).match(/[Mlhv][^Mlhvz]+/g) ?? [];
  let [x = 0, y = 0] = start.slice(1).split(' ').map(Number);
  const reaches = [Math.hypot(x - 100, y - 100)];
  for (const edge of edges) {
    const [first = 0, second = 0] = edge.slice(1).split(' ').map(Number);
    if (edge[0] !== 'v') x += first;
    if (edge[0] !== 'h') y += edge[0] === 'v' ? first : second;
    reaches.push(Math.hypot(x - 100, y - 100));
  }
  expect(reaches.map(Math.round)).toEqual(Array.from({ length: 16 }, (_, index) => (index % 2 ? 38 : 50)));
});

test('numbers of an outline keep a tenth', () => {
  expect(toTenths('M1.25 -44.800000000000004V7.04h.5')).toBe('M1.3 -44.8V7h.5');
});

test('a station leads on to the next one, from preparation to farewell', () => {
  expect(listNeighbours('preparation')).toEqual({ previous: null, next: 'ihram' });
  expect(listNeighbours('arafah')).toEqual({ previous: 'mina', next: 'muzdalifah' });
  expect(listNeighbours('farewell')).toEqual({ previous: 'tashriq', next: null });
});

test('every station and every step has its words, and no words are left over', () => {
  expect(Object.keys(messagesOf('ar', 'journeys').guidance.stations)).toEqual([...STATIONS]);
  const { who } = messagesOf('ar', 'journeys').procedures;
  expect(Object.keys(who)).toEqual([...PERSONS]);
  for (const person of PERSONS) {
    expect(Object.keys(who[person].steps)).toEqual(PROCEDURES[person].steps);
    expect(Object.keys(who[person].papers)).toEqual(PROCEDURES[person].papers);
  }
});
