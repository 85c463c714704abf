import 'server-only';
import { html } from 'hono/html';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { serveHtmlPage } from '@/lib/routing/html-page';

const PATH = '/not-found';
const STYLE = `
.code{font-size:5rem;line-height:1;font-weight:700;color:#1b8354}
a{margin-inline-end:1rem}
nav{border-block-start:1px solid #d2d6db;padding-block-start:1rem;font-size:1rem}
`;

/** True for the address of the portal's own not-found page (ROUTE-05). */
export function isNotFoundPage(pathname: string): boolean {
  return pathname === PATH;
}

/** The page that says that an address does not exist: 404, in the visitor's language, with a way to each of the others. */
export async function respondNotFound(locale: Locale): Promise<Response> {
  const t = await loadTranslator(locale, 'errorPages');
  const languages = LOCALES.map(
    ({ code, name, dir }) => html`<a href="/${code}" lang="${code}" dir="${dir}">${name}</a>`,
  );
  const content = html`<p class="code" aria-hidden="true">404</p>
<h1>${t('notFound.title')}</h1><p>${t('notFound.text')}</p>
<p><a class="main" href="/${locale}">${t('notFound.home')}</a>
<a href="/${locale}/Researchers">${t('notFound.award')}</a></p>
<nav aria-label="${t('notFound.languages')}">${languages}</nav>`;
  return serveHtmlPage({ locale, title: t('notFound.title'), status: 404, content, style: STYLE });
}
