/** @jest-environment node */
/** Requirements: DAY-01 */
import { readHijri } from '@/lib/i18n/format';
import type { Query } from '@/lib/routing/query-value';
import { messagesOf } from '@/tests/support/i18n/messages';
import { listOwnLines } from '../custom-guide/compose-guide';
import {
  countDays,
  findStations,
  GUIDE_SECTIONS,
  listSeasons,
  listTurns,
  readDayChoice,
  writeDayChoice,
} from './my-day';

// 12 Jumada al-Thani 1448; its season's Day of Tarwiyah is 14 May 2027.
const NOW = new Date('2026-11-22T09:00:00Z');
const read = (query: Query, now = NOW) => readDayChoice(query, now);

test('the seasons are the coming one and the next, each with the first half of its month', () => {
  const seasons = listSeasons(NOW);
  expect(seasons.map(({ year }) => year)).toEqual([1448, 1449]);
  for (const { year, days } of seasons)
    expect(days.map((day) => readHijri(day))).toEqual(
      Array.from({ length: 15 }, (_, index) => ({ year, month: 12, day: index + 1 })),
    );
});

test('a list names the days of Hajj, and the first of those before and after it', () => {
  expect(listTurns(listSeasons(NOW)[0]).map((day) => readHijri(day).day)).toEqual([
    1, 8, 9, 10, 11, 12, 13, 14,
  ]);
});

test.each([
  ['2027-05-19', [1448, 1449]],
  ['2027-05-20', [1448, 1449]],
  ['2027-06-05', [1448, 1449]],
  ['2027-06-06', [1449, 1450]],
])('a season is current until its month has ended: %s', (day, years) => {
  const now = new Date(`${day}T20:00:00+03:00`);
  expect(listSeasons(now).map(({ year }) => year)).toEqual(years);
  // The default is the current season: in its last days pilgrims take leave.
  const choice = read({ nusuk: 'ifrad' }, now);
  expect(choice?.season).toBe(years[0]);
});

test('an address without a rite has no choice', () => {
  for (const query of [{}, { nusuk: 'dragon' }, { nusuk: '' }, { season: '1448', from: 'abroad' }])
    expect(read(query)).toBeNull();
});

test.each([
  [{ nusuk: 'qiran' }, 'nusuk=qiran&season=1448&from=abroad'],
  [{ nusuk: 'ifrad', season: '1449', from: 'inside' }, 'nusuk=ifrad&season=1449&from=inside'],
  [{ nusuk: 'umrah', season: 'x', from: 'moon' }, 'nusuk=umrah&season=1448&from=abroad'],
  [{ nusuk: 'tamattu', season: '1447' }, 'nusuk=tamattu&season=1447&from=abroad'],
  [{ nusuk: 'tamattu', season: '1599' }, 'nusuk=tamattu&season=1448&from=abroad'],
])('%j is written as %s', (query, kept) => {
  const choice = read(query);
  expect(choice && writeDayChoice(choice)).toBe(kept);
});

test('a day of the requested season is shown; any other address shows today', () => {
  const planned = read({ nusuk: 'qiran', season: '1448', day: '2027-05-15' });
  expect(planned).toMatchObject({ isPlanned: true });
  expect(planned && findStations(planned)).toEqual(['arafah', 'muzdalifah']);
  for (const query of [
    { nusuk: 'qiran', day: '2027-05-06' },
    { nusuk: 'qiran', day: '2027-05-22' },
    { nusuk: 'qiran', season: '1449', day: '2027-05-15' },
    { nusuk: 'umrah', day: '2027-05-15' },
    { nusuk: 'qiran', day: 'today' },
  ])
    expect(read(query)).toMatchObject({ day: NOW, isPlanned: false });
});

test.each([
  ['2026-11-22', 'abroad', ['preparation'], 173],
  ['2027-05-12', 'abroad', ['makkah'], 2],
  ['2027-05-12', 'inside', ['ihram'], 2],
  ['2027-05-14', 'abroad', ['mina'], 0],
  ['2027-05-15', 'inside', ['arafah', 'muzdalifah'], 0],
  ['2027-05-16', 'abroad', ['nahr', 'ifadah'], 0],
  ['2027-05-19', 'abroad', ['tashriq'], 0],
  ['2027-05-20', 'abroad', ['farewell'], 0],
  ['2027-06-10', 'abroad', [], 0],
] as const)('on %s a pilgrim from %s is at %j', (day, from, stations, days) => {
  const now = new Date(`${day}T20:00:00+03:00`);
  const choice = read({ nusuk: 'tamattu', season: '1448', from }, now);
  expect(choice && findStations(choice)).toEqual(stations);
  expect(choice && countDays(choice, now)).toBe(days);
});

test('what a type of Hajj adds to a station applies to it alone, and has a text', () => {
  const own = (nusuk: 'tamattu' | 'ifrad') =>
    Object.values(GUIDE_SECTIONS).flatMap((section) => listOwnLines(section, { nusuk, from: 'abroad' }));
  expect(own('tamattu')).toEqual(expect.arrayContaining(['umrah', 'ihramAgain', 'hady', 'saiDue']));
  expect(own('ifrad')).toEqual(expect.arrayContaining(['qudum', 'noHady', 'saiUnlessDone']));
  expect(own('ifrad')).not.toContain('hady');
  expect([...own('tamattu'), ...own('ifrad')]).not.toContain('shave');
  expect(Object.keys(messagesOf('ar', 'customGuide').items)).toEqual(expect.arrayContaining(own('tamattu')));
});
