import 'server-only';
import { html } from 'hono/html';
import { loadTranslator } from '@/lib/i18n/translator';
import { type Html, serveHtmlPage } from '@/lib/routing/html-page';
import { BACK_FIELD, CODE_FIELD, noJavaScriptAddress } from './no-javascript-address';
import type { PostedFields, PostedFileField } from './no-javascript-form';
import type { Post } from './redirect';

/** "Check your answers", if the form has a summary of them. */
async function renderSummary({ form, fields, request }: Post) {
  const summary = await form.summary?.(fields, request);
  if (!summary) return '';
  const lines = summary.lines.map(({ label, text }) => html`<dt>${label}</dt><dd><bdi>${text}</bdi></dd>`);
  return html`<h2>${summary.title}</h2><dl>${lines}</dl>`;
}

async function renderFile({ name, maxFiles, required, label }: PostedFileField, { locale }: PostedFields) {
  const rules = [required ? 'required' : '', maxFiles > 1 ? 'multiple' : ''];
  return html`<label class="file">${await label(locale)}
<input type="file" name="${name}" accept=".pdf,application/pdf" ${rules}></label>`;
}

/** Asks to confirm a first post without script (NOJS-01). Files are chosen here, since no page can pass them on. */
export async function respondCheckPage(post: Post, code: string, isAgain: boolean) {
  const { id, form, fields } = post;
  const { locale } = fields;
  const t = await loadTranslator(locale, 'checkPage');
  const files = await Promise.all((form.files ?? []).map((field) => renderFile(field, fields)));
  const encoding = files.length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const title = t('title');
  const content = html`
${isAgain ? html`<p class="box bad" role="alert">${t('again')}</p>` : ''}
<h1>${title}</h1>
<p>${t('text')}</p>
<form id="check" method="post" action="${noJavaScriptAddress(id, locale)}" enctype="${encoding}">
${renderHidden(fields)}
${await renderSummary(post)}
${files.length > 0 ? html`<fieldset><legend>${t('files')}</legend><p>${t('filesText')}</p>${files}</fieldset>` : ''}
<input type="hidden" name="${CODE_FIELD}" value="${code}">
<p class="wait"><span class="early">${t('wait')}</span><button class="late">${t('confirm')}</button></p>
</form>
<p><button class="plain" form="check" name="${BACK_FIELD}" value="1" formnovalidate>${t('back')}</button></p>`;
  return serveHtmlPage({ locale, title, status: 200, content });
}

interface Delay {
  status: 429 | 503;
  code: 'tooManyRequests' | 'unavailable';
  waitSeconds: number;
}

/** Page for answers that cannot be accepted now: it contains the answers, and its button sends them again. */
export async function respondLater(
  { id, form, fields }: Post,
  { status, code, waitSeconds }: Delay,
): Promise<Response> {
  const { locale } = fields;
  const t = await loadTranslator(locale, 'checkPage');
  const errors = await loadTranslator(locale, 'errors');
  const title = t('busy.title');
  const content = html`<h1>${title}</h1>
<p class="box bad" role="alert">${errors(code)}</p>
<p>${t('busy.text')}</p>
<form method="post" action="${noJavaScriptAddress(id, locale)}">
${renderHidden(fields)}
<button>${t('busy.again')}</button>
</form>
<p><a href="/${locale}${form.page(fields)}">${t('back')}</a></p>`;
  const headers = { 'Retry-After': String(waitSeconds) };
  return serveHtmlPage({ locale, title, status, content, headers });
}

/** The answers as hidden fields; the code is omitted, because it is valid only for its own page. */
function renderHidden({ texts }: PostedFields): Html[] {
  return [...texts]
    .filter(([name]) => name !== CODE_FIELD && name !== BACK_FIELD)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}
