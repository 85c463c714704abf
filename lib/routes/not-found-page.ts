import { NextResponse } from 'next/server';
import { getLocaleRow, LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { NOT_FOUND_STYLE } from './not-found-style';

const PATH = '/not-found';
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** True for the address of the portal's own not-found page (decision 4). */
export function isNotFoundPage(pathname: string): boolean {
  return pathname === PATH;
}

function renderLanguages(): string {
  return LOCALES.map(
    ({ code, name, dir }) => `<a href="/${code}" lang="${code}" dir="${dir}">${name}</a>`,
  ).join('');
}

async function renderPage(locale: Locale): Promise<string> {
  const { dir } = getLocaleRow(locale);
  const t = await loadTranslator(locale, 'errorPages');
  return `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t('notFound.title')}</title><style>${NOT_FOUND_STYLE}</style></head><body><main>
<p class="code" aria-hidden="true">404</p><h1>${t('notFound.title')}</h1><p>${t('notFound.text')}</p>
<p><a class="home" href="/${locale}">${t('notFound.home')}</a> <a href="/${locale}/Researchers">${t('notFound.award')}</a></p>
<nav aria-label="${t('notFound.languages')}">${renderLanguages()}</nav></main></body></html>`;
}

/** The self-contained page that says that an address does not exist: 404, noindex, without a script. */
export async function answerNotFound(locale: Locale): Promise<NextResponse> {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  return new NextResponse(await renderPage(locale), { status: 404, headers });
}
