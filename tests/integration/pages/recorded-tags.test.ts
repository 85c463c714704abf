/** Requirements: CACHE-03 */
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { getAwardConfiguration } from '@/lib/award/server-side/queries';
import { listStoppages } from '@/lib/content/stoppages/queries';
import { readPageTime } from '@/lib/page-reads/page-time';
import { watchPage } from '@/lib/page-reads/record-reads';
import { findUsage } from '@/lib/publications/open-data/queries';
import { findPublication, listActivityRows, listNewest, listTopActivities } from '@/lib/publications/queries';
import { findInPortal } from '@/lib/search/queries';
import { listSuppliers } from '@/lib/suppliers/queries';

const HEADERS = {
  'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
  'cache-tag': 'settings',
};

/** The tags that a page records when it reads data, with or without a response of the API. */
async function record(read: () => unknown) {
  const page = await watchPage(undefined, async () => {
    await Promise.resolve()
      .then(read)
      .catch(() => null);
    return { status: 200, headers: HEADERS as Record<string, string> };
  });
  const tags = String(page.headers['cache-tag']).split(', ');
  return tags.filter((tag) => !['settings', 'incomplete'].includes(tag));
}

test.each<[string, () => unknown, string[]]>([
  ['the time', () => readPageTime(), ['day']],
  ['the windows of the award', () => getAwardConfiguration('en'), ['edition', 'windows']],
  ['the edition', () => getEdition('en'), ['edition']],
  ['interruptions', () => listStoppages(), ['interruptions']],
  ['the newest news', () => listNewest('news', 'en', 3), ['publications:news']],
  ['the table of activities', () => listActivityRows('en', {}), ['publications:activity']],
  ['the latest activities', () => listTopActivities('en'), ['publications:activity']],
  ['one document', () => findPublication('document', 'a-document', 'en'), ['item:a-document']],
  ['the accepted suppliers', () => listSuppliers('en', {}), ['day', 'suppliers']],
  ['the use of open data', () => findUsage('en'), ['openData', 'requests:open-data']],
  ['the search', () => findInPortal('en', 'hajj', 1), ['publications']],
])('a page that reads %s is rendered again when that changes', async (_, read, tags) => {
  expect(await record(read)).toEqual(tags);
});
