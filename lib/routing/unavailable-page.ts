import 'server-only';
import { html } from 'hono/html';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { SIGN_ON_PARAMETER } from './caching';
import { serveHtmlPage } from './html-page';

const RETRY_SECONDS = '10';

/** The address for a retry; null for a POST, which the reader can repeat with the browser's back button. */
function findAgain({ method, url }: Request): string | null {
  const { pathname, search, searchParams } = new URL(url);
  if (method !== 'GET' && method !== 'HEAD') return null;
  // The link must not repeat a text that opens a session.
  return searchParams.has(SIGN_ON_PARAMETER) ? pathname : pathname + search;
}

/** @param again address of the link to try again; '' is the page itself, null omits the link */
export async function serveUnavailablePage(
  request: Request,
  locale: Locale,
  again: string | null = findAgain(request),
): Promise<Response> {
  const t = await loadTranslator(locale, 'errorPages');
  const title = t('unavailable.title');
  const content = html`<h1>${title}</h1><p>${t('unavailable.text')}</p>
${again !== null ? html`<p><a class="main" href="${again}">${t('failure.retry')}</a></p>` : ''}
<p><a href="/${locale}">${t('failure.home')}</a></p>`;
  const headers = { 'Retry-After': RETRY_SECONDS, 'Referrer-Policy': 'no-referrer' };
  return serveHtmlPage({ locale, title, status: 503, content, headers });
}
