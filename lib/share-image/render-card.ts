import 'server-only';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { findRouteByKey } from '@/lib/routes/table';
import { composeHeadTexts } from '@/lib/seo/head-texts';
import { findMetaOverride } from '@/lib/seo/overrides';
import { getAddress, getSiteOrigin } from '@/lib/seo/site-address';
import { drawCard } from './card';

const FONT_FOLDER = join(process.cwd(), 'lib', 'share-image', 'fonts');

interface Kept {
  card: string;
  image: Promise<Uint8Array>;
}

/** One image per page and language, drawn when it is first asked for and anew when its text has changed. */
const kept = new Map<string, Kept>();

async function render(locale: Locale, path: string, siteName: string, title: string): Promise<Uint8Array> {
  const address = `${new URL(getSiteOrigin()).host}${getAddress(locale, path.replace(/\/\{\w+\}$/, ''))}`;
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
  const override = await findMetaOverride(key, locale);
  const t = await loadTranslator(locale, 'meta');
  const { card } = composeHeadTexts(t, route.key, override);
  const name = `${locale}/${key}`;
  const known = kept.get(name);
  if (known?.card === card) return known.image;
  const image = render(locale, route.path, t('siteName'), card);
  kept.set(name, { card, image });
  return image;
}
