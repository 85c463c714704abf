import 'server-only';
import { html } from 'hono/html';
import { loadTranslator } from '@/lib/i18n/translator';
import { answerHtmlPage } from '@/lib/routing/html-page';
import { noJavaScriptAddress } from './address';
import { renderHidden } from './hidden-fields';
import type { Post } from './redirect';

/**
 * 429 for somebody who has posted too often: the answers stand in the page itself, and its button sends them again.
 * @param waitSeconds until it is worth another try
 */
export async function answerBusy({ id, form, fields }: Post, waitSeconds: number): Promise<Response> {
  const { locale } = fields;
  const t = await loadTranslator(locale, 'checkPage');
  const errors = await loadTranslator(locale, 'errors');
  const title = t('busy.title');
  const content = html`<h1>${title}</h1>
<p class="box bad" role="alert">${errors('tooManyRequests')}</p>
<p>${t('busy.text')}</p>
<form method="post" action="${noJavaScriptAddress(id, locale)}">
${renderHidden(fields)}
<button>${t('busy.again')}</button>
</form>
<p><a href="/${locale}${form.page(fields)}">${t('back')}</a></p>`;
  const headers = { 'Retry-After': String(waitSeconds) };
  return answerHtmlPage({ locale, title, status: 429, content, headers });
}
