import 'server-only';
import { html, raw } from 'hono/html';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getOperatorSettings } from '@/lib/operator/settings';
import { HTML_PAGE_STYLE } from './html-page-style';

export type Html = ReturnType<typeof html>;

interface Parts {
  locale: Locale;
  title: string;
  status: number;
  content: Html;
  style?: string;
  headers?: Record<string, string>;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const MARK = html`<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M10 10h28v28H10z"/><path d="M24 4.2 43.8 24 24 43.8 4.2 24z"/><circle cx="24" cy="24" r="7"/></svg>`;

/** A standalone page without script, neither stored nor indexed: for an unknown address, or a form without script. */
export async function serveHtmlPage({
  locale,
  title,
  status,
  content,
  style = '',
  headers: more = {},
}: Parts): Promise<Response> {
  const { dir } = getLocaleRow(locale);
  const shell = await loadTranslator(locale, 'shell');
  const line = getOperatorSettings().verification
    ? ''
    : html`<p class="line">${shell('banner.demonstration.title')}</p>`;
  const page = html`<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${title}</title><style>${raw(HTML_PAGE_STYLE + style)}</style></head>
<body>${line}<div class="page"><header><a class="brand" href="/${locale}">${MARK}<span>${shell('ministry')}</span></a></header>
<main>${content}</main></div></body></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...more,
  };
  return new Response(String(await page), { status, headers });
}
