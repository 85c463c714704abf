/** Requirements: SEO-04 */
import { findShareImage } from '@/lib/seo/share-image/render-card';
import { openDatabase } from '@/lib/server/db/open';
import { loadSeeds } from '@/lib/server/publications/seed';
import { expectShareImage, SHARED_PAGES } from '../../support/seo/share-image';

test('every page has a share image', async () => {
  expect(SHARED_PAGES.length).toBeGreaterThan(50);
  for (const { key, locale } of SHARED_PAGES) await expectShareImage(locale, key);
});

test('simultaneous requests render an image once', async () => {
  const ask = () => findShareImage('fr', 'serviceDetails');
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, ask));
  for (const image of others) expect(image).toBe(first);
});

test('an unknown page has none', async () => {
  expect(await findShareImage('ar', '../secrets')).toBeNull();
});

test('the image of one item shows its own title', async () => {
  await loadSeeds(await openDatabase(), new Date());
  const item = await findShareImage('ar', 'serviceDetails', 'research-award-entry');
  expect(item).not.toBeNull();
  expect(item).not.toEqual(await findShareImage('ar', 'serviceDetails'));
  expect(await findShareImage('ar', 'serviceDetails', 'nothing')).toBeNull();
  expect(await findShareImage('ar', 'haj', 'research-award-entry')).toBeNull();
});
