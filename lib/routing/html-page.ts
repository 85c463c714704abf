import 'server-only';
import { html, raw } from 'hono/html';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { HTML_PAGE_STYLE } from './html-page-style';

export type Html = ReturnType<typeof html>;

interface Parts {
  locale: Locale;
  title: string;
  status: number;
  content: Html;
  /** Rules of this page beside those of all. */
  style?: string;
  /** Headers beside those of all. */
  headers?: Record<string, string>;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A whole page that stands by itself: no script, no other file than the fonts, never stored, never found by a search
 * engine. For what is answered outside the portal's frame: an unknown address, a form without script.
 */
export async function serveHtmlPage({
  locale,
  title,
  status,
  content,
  style = '',
  headers: more = {},
}: Parts): Promise<Response> {
  const { dir } = getLocaleRow(locale);
  const page = html`<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${title}</title><style>${raw(HTML_PAGE_STYLE + style)}</style></head>
<body><main>${content}</main></body></html>`;
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
