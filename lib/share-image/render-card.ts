import 'server-only';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { findRouteByKey, type Row } from '@/lib/routes/table';
import { composeHeadTexts } from '@/lib/seo/head-texts';
import { findMetaOverride } from '@/lib/seo/overrides';
import { getAddress, getSiteOrigin } from '@/lib/seo/site-address';
import { drawCard } from './card';
import { findItemTitle } from './item-title';

/** Pictures kept at once, some 30 kB each: every page in every language, and the items that are shared most. */
const MAX_KEPT = 1500;
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

/** What is written on the picture: the title of the item where the page shows one. */
async function findText(locale: Locale, row: Row, item: string | undefined): Promise<string | null> {
  if (item) return findItemTitle(locale, row.key, item);
  const [override, t] = await Promise.all([
    findMetaOverride(row.key, locale),
    loadTranslator(locale, 'meta'),
  ]);
  return composeHeadTexts(t, row.key, override).card;
}

/**
 * The share image of a page as PNG, 1200 by 630 pixels.
 * @param key key of the page in the route table
 * @param item id of the item that the page shows, where its row stands for many
 * @returns null when there is no such page or item
 */
export async function findShareImage(locale: Locale, key: string, item?: string): Promise<Uint8Array | null> {
  const row = findRouteByKey(key);
  const card = row && (await findText(locale, row, item));
  if (!card) return null;
  const name = [locale, key, item].join('/');
  const known = kept.get(name);
  if (known?.card === card) return known.image;
  const t = await loadTranslator(locale, 'meta');
  const image = render(locale, row.path, t('siteName'), card);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(name, { card, image });
  return image;
}
