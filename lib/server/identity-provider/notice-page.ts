import 'server-only';
import { html } from 'hono/html';
import type { Locale } from '@/lib/i18n/locales';
import { renderPage, type Texts } from './page';

function renderNotice(locale: Locale, texts: Texts, title: string, text: string) {
  const content = html`
<h1>${title}</h1>
<p>${text}</p>
<p><a class="button primary" href="/${locale}/Researchers">${texts('invalid.back')}</a></p>`;
  return renderPage({ locale, texts, title, content });
}

/** The page for an address without a request that can be answered. */
export function renderInvalidPage(locale: Locale, texts: Texts) {
  return renderNotice(locale, texts, texts('invalid.title'), texts('invalid.text'));
}

/** The page for a refusal that has nothing to do with what was typed; the form is one step back. */
export function renderFaultPage(locale: Locale, texts: Texts, message: string) {
  return renderNotice(locale, texts, texts('title'), message);
}
