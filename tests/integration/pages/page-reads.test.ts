/** Requirements: CACHE-03 */
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { getRoute } from '@/lib/routing/table';
import { mapConcurrently } from '@/lib/seo/page-check/fetch-all';
import { listOpenPages } from '../../support/pages/every-page';
import { PAGE_READS } from '../../support/pages/page-reads';
import { PortalProcess } from '../../support/portal/portal-process';

const ALL_PAGES = ['overrides', 'settings'];
/** The sources of changes: the triggers of the database, the settings file, and midnight. */
const MOVED = [
  ...ALL_PAGES,
  'day',
  'interruptions',
  'windows',
  'edition',
  'season',
  'levels',
  'openData',
  'requests:supplier',
  'requests:open-data',
  'publications',
  ...PUBLICATION_KINDS.map((kind) => `publications:${kind}`),
];

let portal: PortalProcess;
/** The tags of every public page. */
let read: Map<string, string[]>;

beforeAll(async () => {
  portal = await PortalProcess.start();
  const pages = listOpenPages().filter(({ key }) => getRoute(key).kind === 'public');
  const tags = await mapConcurrently(pages, async ({ path }) => {
    const response = await fetch(`${portal.url}/ar${path}`, { headers: { cookie: 'currentLang=ar' } });
    return (response.headers.get('cache-tag') ?? '').split(', ');
  });
  read = new Map(pages.map(({ path }, index) => [path, tags[index] ?? []]));
}, 240_000);
afterAll(() => portal.stop());

test('every page depends on overrides and settings', () => {
  const without = [...read].filter(([, tags]) => ALL_PAGES.some((tag) => !tags.includes(tag)));
  expect(without).toEqual([]);
});

test('each tag that a page reads is changed by some source, and each changed tag is read by some page', () => {
  const all = [...new Set([...read.values()].flat())];
  const items = all.filter((tag) => tag.startsWith('item:'));
  expect(items.length).toBeGreaterThan(3);
  expect(all.filter((tag) => !items.includes(tag)).sort()).toEqual(MOVED.toSorted());
});

test.each(Object.entries(PAGE_READS))(
  '%s reads the tags that the tests of the store assume',
  (path, tags) => {
    expect(read.get(path)?.filter((tag) => !ALL_PAGES.includes(tag))).toEqual(tags);
  },
);
