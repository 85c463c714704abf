/** @jest-environment node */
/** Requirements: CONTENT-01, CONTENT-02, LANG-08 */
import { readFileSync } from 'node:fs';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { CONTENT_PAGES } from './content-pages';
import { listKeys } from './list-keys';
import { MAPS } from './maps/maps';

type Tree = { [key: string]: string | Tree };

function readMessages(locale: string, namespace: string): Tree {
  return JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, 'utf8'));
}

function listLeaves(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : listLeaves(value, `${prefix}${key}.`),
  );
}

const FILES = [...new Set(CONTENT_PAGES.map(({ namespace }) => namespace.replace(/\..*/, '')))];
const READ = CONTENT_PAGES.flatMap((page) => listKeys(page).map((key) => `${page.namespace}.${key}`));
const isOfForm = (key: string) => FORMS.some(({ namespace }) => key.startsWith(`${namespace}.`));

describe.each(LOCALE_CODES)('content in %s', (locale) => {
  it.each(FILES)('%s has every message that a page reads, and no others', (file) => {
    const written = listLeaves(readMessages(locale, file), `${file}.`).filter((key) => !isOfForm(key));
    expect(written.sort()).toEqual(READ.filter((key) => key.startsWith(`${file}.`)).sort());
  });

  it('names every place of every map', () => {
    const names = Object.keys(readMessages(locale, 'content').places as Tree);
    const shown = Object.values(MAPS).flatMap((map) => map.places.map(({ key }) => key));
    expect(names.sort()).toEqual([...new Set<string>(shown)].sort());
  });
});

it.each(CONTENT_PAGES.map((page) => [page.route, page] as const))(
  '%s has sections with ids, and links to other pages',
  (route, page) => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.next.length).toBeGreaterThanOrEqual(2);
    expect(page.next).not.toContain(route);
    expect(page.changedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  },
);

it('has one page for each route', () => {
  expect(new Set(CONTENT_PAGES.map(({ route }) => route)).size).toBe(CONTENT_PAGES.length);
});
