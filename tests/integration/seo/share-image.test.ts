/** Requirements: SEO-04 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routing/table';
import { findShareImage } from '@/lib/seo/share-image/render-card';
import { openDatabase } from '@/lib/server/db/open';
import { loadSeeds } from '@/lib/server/publications/seed';

/** A picture takes some 50 ms, and every page has one. */
jest.setTimeout(60_000);

/** Phones fetch it for each link in a chat. */
const MAX_BYTES = 30 * 1024;

/** Width and height stand in the first chunk of a PNG. */
function readSize(image: Uint8Array): { width: number; height: number } {
  const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

test.each(LOCALE_CODES)('every page has a share image in %s', async (locale) => {
  for (const { key } of ROUTES.filter((route) => route.indexed)) {
    const image = await findShareImage(locale, key);
    expect(image?.slice(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]));
    expect(image && readSize(image)).toEqual({ width: 1200, height: 630 });
    expect(image?.byteLength).toBeLessThan(MAX_BYTES);
  }
});

test('a picture that many ask for at once is drawn once', async () => {
  const ask = () => findShareImage('fr', 'serviceDetails');
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, ask));
  for (const image of others) expect(image).toBe(first);
});

test('an unknown page has none', async () => {
  expect(await findShareImage('ar', '../secrets')).toBeNull();
});

test('the picture of one item shows its own title', async () => {
  await loadSeeds(await openDatabase(), new Date());
  const item = await findShareImage('ar', 'serviceDetails', 'research-award-entry');
  expect(item).not.toBeNull();
  expect(item).not.toEqual(await findShareImage('ar', 'serviceDetails'));
  expect(await findShareImage('ar', 'serviceDetails', 'nothing')).toBeNull();
  expect(await findShareImage('ar', 'haj', 'research-award-entry')).toBeNull();
});
