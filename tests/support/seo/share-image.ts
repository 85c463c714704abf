import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { ROUTES, type RouteKey } from '@/lib/routing/table';
import { findShareImage } from '@/lib/seo/share-image/render-card';

/** Phones fetch it for each link in a chat. */
const MAX_BYTES = 30 * 1024;

/** Width and height are in the first chunk of a PNG. */
function readSize(image: Uint8Array): { width: number; height: number } {
  const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The pages with a share image, each with a language: every page in one of them, all languages in turn. */
export const SHARED_PAGES = ROUTES.filter((route) => route.indexed).map(({ key }, place) => ({
  key,
  locale: LOCALE_CODES[place % LOCALE_CODES.length] ?? 'ar',
}));

export async function expectShareImage(locale: Locale, key: RouteKey): Promise<void> {
  const image = await findShareImage(locale, key);
  expect(image?.slice(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]));
  expect(image && readSize(image)).toEqual({ width: 1200, height: 630 });
  expect(image?.byteLength).toBeLessThan(MAX_BYTES);
}
