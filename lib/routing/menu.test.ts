/** @jest-environment node */
/** Requirements: SHELL-04 */
import { findPlace, isCurrent, listMenu, type MenuEntry } from './menu';
import { findRoute } from './table';

const EXTERNALS = { pilgrimPlatform: 'https://pilgrims.example', awarenessPlatform: 'https://learn.example' };
const flatten = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.entries ?? [])]);

test('every entry links to a page of the portal or to a configured site', () => {
  for (const entry of flatten(listMenu(EXTERNALS))) {
    if (entry.path !== undefined) expect(findRoute(entry.path)).not.toBeNull();
    else expect(entry.external ?? entry.entries).toBeDefined();
  }
});

test('the entries are in the specified order', () => {
  const listed = listMenu(EXTERNALS).flatMap(({ key, entries = [] }) => [
    `${key} ${entries.length || ''}`.trim(),
    ...entries.flatMap((part) => (part.entries ? `${part.key} ${part.entries.length}` : [])),
  ]);
  expect(listed.join(', ')).toBe(
    'home, about 5, hajjAndUmrah 2, hajjPart 7, umrahPart 2, cities 2, electronicServices, news 11, dataAvailability 3, contact, pilgrimPlatform',
  );
});

test('an external site without an address is omitted', () => {
  expect(listMenu({}).some((entry) => entry.external)).toBe(false);
  expect(listMenu(EXTERNALS).at(-1)?.key).toBe('pilgrimPlatform');
});

test('a group is current when one of its pages is', () => {
  const group: MenuEntry = { key: 'about', entries: [{ key: 'tasks', path: '/y' }] };
  expect(isCurrent(group, '/y')).toBe(true);
  expect(isCurrent({ key: 'hajjAndUmrah', entries: [group] }, '/y')).toBe(true);
  expect(isCurrent(group, '/z')).toBe(false);
});

test.each([
  ['', ''],
  ['/Haj/Timers', '/Haj/Timers'],
  ['/NewsDetails/7', '/MediaAndAwareness'],
  ['/mobadra', '/MediaAndAwareness/MainMobadra'],
  ['/MakkahAndMadinah', '/MakkahAndMadinah'],
  ['/Makka', '/MakkahAndMadinah/Makkah'],
  ['/Madina', '/MakkahAndMadinah/Madinah'],
  ['/Suppliers', '/ElectronicServices'],
  ['/card', '-'],
  ['/nothing', '-'],
])('the page at %p is in the menu at %p', (path, place) => {
  expect(findPlace(path)).toBe(place);
});

test('a page above the entries marks their group, and the home page marks none', () => {
  const marked = (place: string) =>
    listMenu({}).flatMap((entry) => (isCurrent(entry, place) ? entry.key : []));
  expect(marked('/MakkahAndMadinah')).toEqual(['cities']);
  expect(marked('/Haj')).toEqual(['hajjAndUmrah']);
  expect(marked('')).toEqual(['home']);
});
