import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getAddress } from '@/lib/routing/site-address';
import { buildWorkerScript, type OfflineTexts } from './worker-script';

const NO_STORE = { 'Cache-Control': 'no-cache' };
/** The worker may ask this portal only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const PAGE_TEXTS = ['title', 'text', 'saved', 'retry'] as const;

/** The service worker's script, with the words of its own page in every language. */
export async function answerWorker(): Promise<Response> {
  const rows = await Promise.all(
    LOCALES.map(async ({ code, dir }): Promise<[Locale, OfflineTexts]> => {
      const t = await loadTranslator(code, 'offline');
      const [title, text, saved, retry] = PAGE_TEXTS.map((key) => t(`page.${key}`));
      return [code, { dir, title, text, saved, retry } as OfflineTexts];
    }),
  );
  const script = buildWorkerScript(Object.fromEntries(rows) as Record<Locale, OfflineTexts>);
  return new Response(script, {
    headers: {
      ...NO_STORE,
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': WORKER_POLICY,
    },
  });
}

/** The manifest that lets a phone keep the portal among its apps, in one language. */
export async function answerManifest(locale: Locale): Promise<Response> {
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
