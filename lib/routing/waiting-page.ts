import { html, raw } from 'hono/html';
import { LOCALES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { HTML_PAGE_STYLE } from './html-page-style';

/** In all seven languages, because the balancer does not read the cookie, but sets the headers (docs/haproxy.cfg). */
export async function renderWaitingPage(): Promise<string> {
  const texts = await Promise.all(
    LOCALES.map(async ({ code, dir }) => {
      const t = await loadTranslator(code, 'errorPages');
      return html`<section lang="${code}" dir="${dir}" class="stack"><h2>${t('waiting.title')}</h2>
<p>${t('waiting.text')}</p><p>${t('waiting.sending')}</p></section>`;
    }),
  );
  const t = await loadTranslator('ar', 'errorPages');
  const page = html`<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${t('waiting.title')}</title><style>${raw(HTML_PAGE_STYLE)}</style></head>
<body><main class="page">${texts}</main></body></html>
`;
  return String(await page);
}
