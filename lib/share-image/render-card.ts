import 'server-only';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createTranslator } from 'next-intl';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { findRouteByKey } from '@/lib/routes/table';
import { getAddress, getSiteOrigin } from '@/lib/seo/site-address';
import { drawCard } from './card';

const FONT_FOLDER = join(process.cwd(), 'lib', 'share-image', 'fonts');

/** One image per page and language, drawn when it is first asked for. */
const kept = new Map<string, Promise<Uint8Array>>();

async function render(locale: Locale, key: string, path: string): Promise<Uint8Array> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'meta' });
  const siteName = t('siteName');
  const title = path === '' ? siteName : t(`${key}.title` as 'home.title');
  const address = `${new URL(getSiteOrigin()).host}${getAddress(locale, path)}`;
  const svg = drawCard({ siteName, title, address }, getLocaleRow(locale).dir);
  return new Resvg(svg, { font: { fontDirs: [FONT_FOLDER], loadSystemFonts: false } }).render().asPng();
}

/**
 * The share image of a page as PNG, 1200 by 630 pixels.
 * @param key key of the page in the route table
 * @returns null when there is no such page
 */
export async function findShareImage(locale: Locale, key: string): Promise<Uint8Array | null> {
  const route = findRouteByKey(key);
  if (!route) return null;
  const name = `${locale}/${key}`;
  const image = kept.get(name) ?? render(locale, key, route.path);
  kept.set(name, image);
  return image;
}
