/** @jest-environment node */
/** Requirements: CONTENT-22 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings } from '@/lib/operator/settings-file';
import { listMenu, type MenuEntry } from '@/lib/routing/menu';
import { buildSiteTree, type SitePage } from '@/lib/routing/site-tree';
import { getRoute, ROUTES } from '@/lib/routing/table';
import { changeSettings, restoreSettings } from '@/tests/support/portal/settings';
import { isFilled, listUnfilled } from './operator-pages';

const folder = mkdtempSync(join(tmpdir(), 'operator-pages-'));
afterEach(restoreSettings);
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = { paragraphs: [{ ar: 'نص', en: 'Text' }] };
const FILLED = {
  structure: { name: { ar: 'الوزير' }, units: [{ name: { ar: 'الوكالة' } }] },
  leaders: { minister: { ar: 'اسم', en: 'Name' } },
  pages: { serviceLevels: TEXT, grandSymposium: TEXT, nusukOperatorCard: TEXT },
};

/** The settings file of an operator with this setting. */
function enter(name: string, settings: object): void {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(settings));
  changeSettings({ SETTINGS_FILE: file });
}

const pathsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ path, entries: below = [] }) => [path ?? '', ...pathsOf(below)]);
const rowsOf = (pages: readonly SitePage[]): string[] =>
  pages.flatMap(({ row, children }) => [row.path, ...rowsOf(children)]);

/** Every path of the menu and of the site map. */
function listLinked(): string[] {
  const tree = buildSiteTree(ROUTES.filter(({ key }) => isFilled(key)));
  return [...pathsOf(listMenu({}, isFilled)), ...tree.flatMap(({ pages }) => rowsOf(pages))];
}

const WAITING = [
  '/Ministry/OrganizationalStructure',
  '/Ministry/Leaders',
  '/SLA',
  '/MediaAndAwareness/HajGrand',
  '/NusukOperatorCard',
];

test('pages without content are in neither menu nor site map, and editors see which they are', () => {
  enter('empty', {});
  expect(listLinked().filter((path) => WAITING.includes(path))).toEqual([]);
  expect(listUnfilled().map((route) => getRoute(route).path)).toEqual(WAITING);
});

test('pages are listed once the operator has filled them', () => {
  enter('filled', FILLED);
  expect(listUnfilled()).toEqual([]);
  expect(listLinked()).toEqual(expect.arrayContaining(WAITING));
});

test('each page has its own setting', () => {
  enter('one', { pages: { serviceLevels: TEXT } });
  expect(isFilled('serviceLevels')).toBe(true);
  expect(isFilled('grandSymposium')).toBe(false);
  expect(isFilled('haj')).toBe(true);
});

test.each([
  ['{"pages":{"haj":{"paragraphs":[{"ar":"x"}]}}}', /pages/],
  ['{"pages":{"serviceLevels":{"paragraphs":[]}}}', /pages\.serviceLevels\.paragraphs/],
  ['{"structure":{"name":{"ar":"x"},"units":[{"name":{"en":"y"}}]}}', /structure\.units\.0\.name\.ar/],
])('%s is refused by name', (text, message) => {
  expect(() => parseSettings(text)).toThrow(message);
});
