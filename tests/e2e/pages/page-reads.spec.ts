/** Requirements: CACHE-03 */
import { CHOICE_LIST_IDS } from '@/lib/choice-lists/choice-lists';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { getRoute } from '@/lib/routing/table';
import { mapConcurrently } from '@/lib/seo/page-check/fetch-all';
import { listOpenPages } from '../../support/pages/every-page';
import { PAGE_READS } from '../../support/pages/page-reads';
import { expect, test } from '../../support/test';

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
  'suppliers',
  'requests:open-data',
  'requests:operator-survey',
  'survey',
  'publications',
  // Forms for signed-in people are on personal pages.
  ...CHOICE_LIST_IDS.filter((id) => !['appointmentTopics', 'creativeTracks'].includes(id)).map(
    (id) => `choices:${id}`,
  ),
  ...PUBLICATION_KINDS.map((kind) => `publications:${kind}`),
];

/** The tags of every public page of the shared portal, whose pages other tests render too. */
async function readTags(origin: string): Promise<Map<string, string[]>> {
  const pages = listOpenPages().filter(({ key }) => getRoute(key).kind === 'public');
  const tags = await mapConcurrently(pages, async ({ path }) => {
    const response = await fetch(`${origin}/ar${path}`, { headers: { cookie: 'currentLang=ar' } });
    return (response.headers.get('cache-tag') ?? '').split(', ');
  });
  return new Map(pages.map(({ path }, index) => [path, tags[index] ?? []]));
}

test.setTimeout(300_000);

test('every page reads what it depends on, and every change is read by some page', async ({ portal }) => {
  const read = await readTags(portal.url);

  await test.step('every page depends on overrides and settings', () => {
    const without = [...read].filter(([, tags]) => ALL_PAGES.some((tag) => !tags.includes(tag)));
    expect(without).toEqual([]);
  });

  await test.step('each tag that a page reads is changed by some source, and each changed tag is read by some page', () => {
    const all = [...new Set([...read.values()].flat())];
    const items = all.filter((tag) => tag.startsWith('item:'));
    expect(items.length).toBeGreaterThan(3);
    expect(all.filter((tag) => !items.includes(tag)).sort()).toEqual(MOVED.toSorted());
  });

  await test.step('pages read the tags that the tests of the store assume', () => {
    for (const [path, tags] of Object.entries(PAGE_READS))
      expect([path, read.get(path)?.filter((tag) => !ALL_PAGES.includes(tag))]).toEqual([path, tags]);
  });
});
