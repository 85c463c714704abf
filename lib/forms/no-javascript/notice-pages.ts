import 'server-only';
import { html } from 'hono/html';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { serveHtmlPage } from '@/lib/routing/html-page';
import type { NoJavaScriptForm } from './no-javascript-form';
import type { UnreadableBody } from './unreadable-body';

interface Notice {
  status: number;
  title: string;
  text: string;
  headers?: Record<string, string>;
}

async function respondNotice(
  form: NoJavaScriptForm,
  locale: Locale,
  { status, title, text, headers }: Notice,
): Promise<Response> {
  const t = await loadTranslator(locale, 'checkPage');
  const page = form.page({ locale, texts: new URLSearchParams(), files: [] });
  const content = html`<h1>${title}</h1><p>${text}</p>
<p><a class="main" href="/${locale}${page}">${t('back')}</a></p>`;
  return serveHtmlPage({ locale, title, status, content, headers });
}

/** With an external API and no setting for senders without script, forms cannot be sent without script. */
export async function respondNoCheck(form: NoJavaScriptForm, locale: Locale): Promise<Response> {
  const t = await loadTranslator(locale, 'checkPage');
  return respondNotice(form, locale, { status: 503, title: t('noCheck.title'), text: t('noCheck.text') });
}

/** If an external API is not known to support the form, it cannot be sent, and the page says so (SERVICE-12). */
export async function respondNotOffered(form: NoJavaScriptForm, locale: Locale): Promise<Response> {
  const t = await loadTranslator(locale, 'forms');
  return respondNotice(form, locale, {
    status: 503,
    title: t('notOffered.title'),
    text: t('notOffered.text'),
  });
}

/** An unreadable body has no answers to return. */
export async function respondUnreadable(
  form: NoJavaScriptForm,
  locale: Locale,
  error: UnreadableBody,
): Promise<Response> {
  const t = await loadTranslator(locale, 'checkPage');
  const errors = await loadTranslator(locale, 'errors');
  const { status, code, waitSeconds } = error;
  const headers = waitSeconds ? { 'Retry-After': String(waitSeconds) } : undefined;
  const title = status === 429 ? t('busy.title') : t('error');
  return respondNotice(form, locale, { status, title, text: errors(code), headers });
}
