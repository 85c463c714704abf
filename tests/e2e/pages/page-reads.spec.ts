/** Requirements: CACHE-03 */
import { getRoute } from '@/lib/routing/table';
import { mapConcurrently } from '@/lib/seo/page-check/fetch-all';
import { listOpenPages } from '../../support/pages/every-page';
import {
  ALL_PAGES,
  INVALIDATED_BY_DATABASE,
  INVALIDATED_BY_OTHERS,
  WITHOUT_READER,
} from '../../support/pages/invalidated-tags';
import { PAGE_READS } from '../../support/pages/page-reads';
import { expect, test } from '../../support/test';

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
    const invalidated = [...INVALIDATED_BY_DATABASE, ...INVALIDATED_BY_OTHERS].filter(
      (tag) => !WITHOUT_READER.includes(tag),
    );
    expect(all.filter((tag) => !items.includes(tag)).sort()).toEqual(invalidated.sort());
  });

  await test.step('pages read the tags that the tests of the store assume', () => {
    for (const [path, tags] of Object.entries(PAGE_READS))
      expect([path, read.get(path)?.filter((tag) => !ALL_PAGES.includes(tag))]).toEqual([path, tags]);
  });
});
