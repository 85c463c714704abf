/** @jest-environment node */
/** Requirements: ROUTE-09 */
import { listMenu } from './menu';
import { buildSiteTree, listPublicRows, type SitePage } from './site-tree';
import { ROUTES, type Row } from './table';

const flatten = (pages: readonly SitePage[]): string[] =>
  pages.flatMap(({ row, children }) => [row.path, ...flatten(children)]);
const listPaths = () =>
  buildSiteTree().flatMap(({ page, pages }) => [...(page ? [page.path] : []), ...flatten(pages)]);
const find = (path: string, pages: readonly SitePage[]): SitePage | null => {
  for (const page of pages) {
    const found = page.row.path === path ? page : find(path, page.children);
    if (found) return found;
  }
  return null;
};

test('every public page is in the site map exactly once', () => {
  const wanted = listPublicRows(ROUTES).map(({ path }) => path);
  expect(listPaths().sort()).toEqual([...wanted].sort());
});

test('pages that are not indexed are omitted', () => {
  expect(listPaths()).not.toContain('/sign-in');
  expect(listPaths().filter((path) => path.includes('{'))).toEqual([]);
});

test('the groups and their pages follow the order of the menu', () => {
  const groups = buildSiteTree().filter(({ name }) => name.startsWith('entries.'));
  const menu = listMenu({});
  expect(groups.map(({ name }) => name)).toEqual(menu.map(({ key }) => `entries.${key}`));
  const about = groups.find(({ name }) => name === 'entries.about');
  const entries = menu.find(({ key }) => key === 'about')?.entries ?? [];
  expect(about?.pages.map(({ row }) => row.path)).toEqual(entries.map(({ path }) => path));
});

test('a page outside the menu is listed below its parent', () => {
  const pages = buildSiteTree().flatMap((group) => group.pages);
  expect(flatten(find('/Ministry', pages)?.children ?? [])).toContain('/hr-policy');
  expect(flatten(find('/MakkahAndMadinah/Makkah', pages)?.children ?? [])).toEqual(['/Makka']);
  const cities = buildSiteTree().find(({ name }) => name === 'entries.cities');
  expect(cities?.pages[0]?.row.path).toBe('/MakkahAndMadinah');
});

test('a new route in the table is listed automatically', () => {
  const fresh: Row = { path: '/fresh', key: 'home', group: 'text', kind: 'public', indexed: true };
  const last = buildSiteTree([...ROUTES, fresh]).at(-1);
  expect(last?.pages.map(({ row }) => row.path)).toContain('/fresh');
});
