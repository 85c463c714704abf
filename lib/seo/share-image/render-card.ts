import 'server-only';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { orElse } from '@/lib/api/reader';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { PublicationKind } from '@/lib/publications/kinds';
import { findPublication } from '@/lib/publications/queries';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { findRouteByKey, type RouteKey, type Row } from '@/lib/routing/table';
import { composeHeadTexts } from '@/lib/seo/head-texts';
import { findMetaOverride } from '@/lib/seo/overrides';
import { drawCard } from './card';

const KINDS: Partial<Record<RouteKey, readonly PublicationKind[]>> = {
  newsDetails: ['news', 'governmentNews'],
  documentDetails: ['document'],
  serviceDetails: ['service'],
  offerDetails: ['offer'],
  guides: ['guide'],
  ministerActivities: ['activity'],
};

/** @returns null if there is no such item, or the API fails */
async function findItemTitle(locale: Locale, key: RouteKey, id: string): Promise<string | null> {
  for (const kind of KINDS[key] ?? []) {
    const item = await orElse(findPublication(kind, id, locale), null);
    if (item) return item.title;
  }
  return null;
}

/** Room for every page in every language at about 25 kB each. */
const KEPT_BYTES = 14 * 1024 * 1024;
/** Suffices for an image of flat colours. */
const PALETTE = { palette: true, colours: 24, quality: 90, dither: 0, effort: 2 };
const FONT_FOLDER = join(process.cwd(), 'lib', 'seo', 'share-image', 'fonts');

interface Kept {
  card: string;
  image: Uint8Array;
}

/** Rendered on the first request, and again when its text has changed. */
const kept = new LRUCache<string, Kept>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ image }) => image.byteLength,
});

/** The last image in progress: rendering takes about 10 MB, so images are rendered one at a time. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Value>(draw: () => Promise<Value>): Promise<Value> {
  const turn = last.then(draw);
  last = turn.catch(() => undefined);
  return turn;
}

async function render(locale: Locale, path: string, siteName: string, title: string): Promise<Uint8Array> {
  const address = `${new URL(getSiteOrigin()).host}${getAddress(locale, path.replace(/\/\{\w+\}$/, ''))}`;
  const svg = drawCard({ siteName, title, address }, getLocaleRow(locale).dir);
  const font = { fontDirs: [FONT_FOLDER], loadSystemFonts: false };
  const { pixels, width, height } = await renderAsync(svg, { font });
  const raw = { width, height, channels: 4 } as const;
  return sharp(pixels, { raw }).removeAlpha().png(PALETTE).toBuffer();
}

async function findText(locale: Locale, row: Row, item: string | undefined): Promise<string | null> {
  if (item) return findItemTitle(locale, row.key, item);
  const [override, t] = await Promise.all([
    findMetaOverride(row.key, locale),
    loadTranslator(locale, 'meta'),
  ]);
  return composeHeadTexts(t, row.key, override).card;
}

/** PNG, 1200 by 630 pixels. @param item id of the page's item @returns null if there is no such page or item */
export async function findShareImage(locale: Locale, key: string, item?: string): Promise<Uint8Array | null> {
  const row = findRouteByKey(key);
  const card = row && (await findText(locale, row, item));
  if (!card) return null;
  const name = [locale, key, item].join('/');
  const t = await loadTranslator(locale, 'meta');
  return inTurn(async () => {
    const known = kept.get(name);
    if (known?.card === card) return known.image;
    const image = await render(locale, row.path, t('siteName'), card);
    kept.set(name, { card, image });
    return image;
  });
}
