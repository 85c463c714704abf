import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getAddress } from '@/lib/routing/site-address';

const NO_STORE = { 'Cache-Control': 'no-cache' };

export async function serveManifest(locale: Locale): Promise<Response> {
  const t = await loadTranslator(locale, 'offline');
  const row = LOCALES.find(({ code }) => code === locale);
  const icons = [192, 512].map((size) => ({
    src: `/identity/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  }));
  const manifest = {
    id: '/',
    name: t('app.name'),
    short_name: t('app.short'),
    description: t('app.description'),
    lang: locale,
    dir: row?.dir,
    start_url: getAddress(locale, ''),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#14573a',
    icons,
  };
  const headers = { ...NO_STORE, 'Content-Type': 'application/manifest+json; charset=utf-8' };
  return new Response(JSON.stringify(manifest), { headers });
}
