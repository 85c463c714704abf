import 'server-only';
import { html, raw } from 'hono/html';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { PLAIN_PAGE_STYLE } from './plain-page-style';

export type Html = ReturnType<typeof html>;

interface Parts {
  locale: Locale;
  title: string;
  status: number;
  content: Html;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A whole page of its own in the look of the not-found page: no script, no other file than the fonts, never stored. */
export async function answerPlainHtml({ locale, title, status, content }: Parts): Promise<Response> {
  const { dir } = getLocaleRow(locale);
  const page = html`<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${title}</title><style>${raw(PLAIN_PAGE_STYLE)}</style></head>
<body><main>${content}</main></body></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  return new Response(String(await page), { status, headers });
}
