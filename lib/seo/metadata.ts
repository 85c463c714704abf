import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_LOCALE, getLocaleRow, LOCALES, type Locale } from '@/lib/i18n/locales';
import { getRoute, type RouteKey } from '@/lib/routes/table';
import { CARD_HEIGHT, CARD_WIDTH } from '@/lib/share-image/card';
import { getAddress, getSiteOrigin } from './site-address';

function alternates(locale: Locale, path: string): Metadata['alternates'] {
  const languages = Object.fromEntries(LOCALES.map(({ code }) => [code, getAddress(code, path)]));
  return {
    canonical: getAddress(locale, path),
    languages: { ...languages, 'x-default': getAddress(DEFAULT_LOCALE, path) },
  };
}

/**
 * Title, description, canonical, alternates, Open Graph and robots of a page, from the route table and
 * `messages/<locale>/meta.json`.
 */
export async function buildMetadata(locale: Locale, key: RouteKey): Promise<Metadata> {
  const route = getRoute(key);
  const t = await getTranslations({ locale, namespace: 'meta' });
  const title = t(`${key}.title`);
  const description = t(`${key}.description`);
  const siteName = t('siteName');
  const image = { url: `/share/${locale}/${key}.png`, width: CARD_WIDTH, height: CARD_HEIGHT, alt: title };
  return {
    metadataBase: new URL(getSiteOrigin()),
    title: { absolute: route.path === '' ? siteName : `${title} | ${siteName}` },
    description,
    alternates: alternates(locale, route.canonical ?? route.path),
    robots: route.indexed ? undefined : { index: false, follow: false },
    openGraph: {
      type: 'website',
      siteName,
      title,
      description,
      url: getAddress(locale, route.canonical ?? route.path),
      locale: getLocaleRow(locale).tag.replace('-', '_'),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  };
}
