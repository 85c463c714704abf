import type { Metadata } from 'next';
import { DEFAULT_LOCALE, getLocaleRow, LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { loadFilled } from '@/lib/requests/filled-pages';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { getRoute, type RouteKey, type Row } from '@/lib/routing/table';
import { getFeedAddress } from '@/lib/seo/feeds/feed-address';
import { CARD_HEIGHT, CARD_WIDTH } from '@/lib/seo/share-image/card';
import { renderCardVersion } from '@/lib/seo/share-image/card-version';
import { lacksReport } from '@/lib/survey/survey-report';
import { composeHeadTexts, type ItemTexts } from './head-texts';
import { findMetaOverride } from './overrides';

function listAlternates(locale: Locale, { path, canonical = path, feed }: Row): Metadata['alternates'] {
  const languages = Object.fromEntries(LOCALES.map(({ code }) => [code, getAddress(code, canonical)]));
  return {
    canonical: getAddress(locale, canonical),
    languages: { ...languages, 'x-default': getAddress(DEFAULT_LOCALE, canonical) },
    types: feed ? { 'application/rss+xml': getFeedAddress(locale, feed) } : undefined,
  };
}

/** Metadata of a page in addition to its row. */
interface Given extends ItemTexts {
  /** The page's actual path if its row has an `{id}`: `/NewsDetails/opening`. */
  path?: string;
  /** Id of the page's item, whose title is in the image of a shared link. */
  item?: string;
}

/** From the route table, `messages/<locale>/meta.json` and the editors' overrides. */
export async function buildMetadata(locale: Locale, key: RouteKey, given: Given = {}): Promise<Metadata> {
  const row = getRoute(key);
  const route = { ...row, path: given.path ?? row.path };
  const override = given.title ? null : await findMetaOverride(key, locale);
  const t = await loadTranslator(locale, 'meta');
  const { fullTitle, cardTitle, card, description } = composeHeadTexts(t, key, override, given);
  const isShown = await loadFilled([key], locale);
  const address = getAddress(locale, route.canonical ?? route.path);
  const image = {
    url: `/share/${locale}/${given.item ? `${key}.${given.item}` : key}.png${renderCardVersion(override)}`,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    alt: card,
  };
  return {
    metadataBase: new URL(getSiteOrigin()),
    icons: '/icon.v1.svg',
    manifest: `/manifest.webmanifest?lang=${locale}`,
    title: { absolute: fullTitle },
    description,
    alternates: listAlternates(locale, route),
    robots:
      route.indexed && isShown(key) && !(await lacksReport(key, locale))
        ? undefined
        : { index: false, follow: false },
    openGraph: {
      type: 'website',
      siteName: t('siteName'),
      title: cardTitle,
      description,
      url: address,
      locale: getLocaleRow(locale).tag.replace('-', '_'),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: cardTitle, description, images: [image.url] },
  };
}
