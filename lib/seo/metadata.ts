import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { getFeedAddress } from '@/lib/feeds/address';
import { DEFAULT_LOCALE, getLocaleRow, LOCALES, type Locale } from '@/lib/i18n/locales';
import { getRoute, type Route, type RouteKey } from '@/lib/routes/table';
import { CARD_HEIGHT, CARD_WIDTH } from '@/lib/share-image/card';
import { renderCardVersion } from '@/lib/share-image/card-version';
import { fitDescription } from './fit-description';
import type { MetaOverride } from './meta-override';
import { findMetaOverride } from './overrides';
import { getAddress, getSiteOrigin } from './site-address';

function alternates(locale: Locale, { path, canonical = path, feed }: Route): Metadata['alternates'] {
  const languages = Object.fromEntries(LOCALES.map(({ code }) => [code, getAddress(code, canonical)]));
  return {
    canonical: getAddress(locale, canonical),
    languages: { ...languages, 'x-default': getAddress(DEFAULT_LOCALE, canonical) },
    types: feed ? { 'application/rss+xml': getFeedAddress(locale, feed) } : undefined,
  };
}

/** An override may have come since the build, so it is looked up while a request is answered and never before. */
async function findLiveOverride(key: RouteKey, locale: Locale): Promise<MetaOverride | null> {
  await connection();
  return findMetaOverride(key, locale);
}

/** What a page knows of itself beyond its row. */
interface Given {
  /** True for the live twin of a prerendered page. */
  isTwin?: boolean;
  /** The page's own path where its row stands for many: `/NewsDetails/opening`. */
  path?: string;
  /** Title and description of the one item that the page shows; editors override those of the item itself. */
  title?: string;
  description?: string;
}

/**
 * Title, description, canonical, alternates, Open Graph and robots of a page, from the route table and
 * `messages/<locale>/meta.json`; on pages rendered per request with what editors have overridden.
 */
export async function buildMetadata(locale: Locale, key: RouteKey, given: Given = {}): Promise<Metadata> {
  const row = getRoute(key);
  const route = { ...row, path: given.path ?? row.path };
  const isLive = route.kind === 'live' || given.isTwin;
  const override = isLive && !given.title ? await findLiveOverride(key, locale) : null;
  const t = await getTranslations({ locale, namespace: 'meta' });
  const siteName = t('siteName');
  const title = given.title ?? override?.title ?? t(`${key}.title`);
  // The home page is the site: it needs no name beside the site's own.
  const isNamedBySite = route.path === '' && !override?.title;
  const cardTitle = isNamedBySite ? siteName : title;
  const description = fitDescription(given.description ?? override?.description ?? t(`${key}.description`));
  const address = getAddress(locale, route.canonical ?? route.path);
  const image = {
    url: `/share/${locale}/${key}.png${renderCardVersion(override)}`,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    alt: override?.card ?? cardTitle,
  };
  return {
    metadataBase: new URL(getSiteOrigin()),
    title: { absolute: isNamedBySite ? siteName : `${title} | ${siteName}` },
    description,
    alternates: alternates(locale, route),
    robots: route.indexed ? undefined : { index: false, follow: false },
    openGraph: {
      type: 'website',
      siteName,
      title: cardTitle,
      description,
      url: address,
      locale: getLocaleRow(locale).tag.replace('-', '_'),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: cardTitle, description, images: [image.url] },
  };
}
