import 'server-only';
import { seeOther } from '@/lib/auth/see-other';
import { getEndpoint } from '@/lib/contract/endpoints';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { ApiFailure } from '../api-failure';
import { loadPlainFormStore } from '../embedded';
import { answerError } from '../error-answer';
import { PEER_HEADER } from '../headers';
import { UpstreamDown } from '../upstream';
import { callWithCode } from './call-with-code';
import { answerCheckPage } from './check-page';
import { CODE_FIELD } from './code-field';
import { leadBack, leadOn, type Post } from './lead';
import { answerFault, answerNoCheck } from './notice-pages';
import { readFields, UnreadableBody } from './read-fields';
import { findPlainForm } from './registry';

function readLocale(request: Request): Locale {
  const locale = new URL(request.url).searchParams.get('locale') ?? undefined;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Asks to confirm, with a new code; whoever has asked too often is led back with the answers. */
async function askToConfirm(post: Post, isAgain: boolean): Promise<Response> {
  const { form, request, fields } = post;
  const store = await loadPlainFormStore();
  const { action = '' } = getEndpoint(form.endpoint);
  const peer = request.headers.get(PEER_HEADER) ?? undefined;
  const code = await store?.makeCheckCode(action, peer);
  if (code) return answerCheckPage(post, code, isAgain);
  const t = await loadTranslator(fields.locale, 'errors');
  return leadBack(post, { faults: {}, code: 'tooManyRequests', message: t('tooManyRequests') });
}

async function leadBackWith(post: Post, error: unknown): Promise<Response> {
  const t = await loadTranslator(post.fields.locale, 'errors');
  if (error instanceof UpstreamDown) {
    return leadBack(post, { faults: {}, code: 'unavailable', message: t('unavailable') });
  }
  if (!(error instanceof ApiFailure)) throw error;
  // A code that came too early, too late or twice costs the sender a press on the button, not the answers.
  if (error.code === 'botCheck') return askToConfirm(post, true);
  return leadBack(post, { faults: error.fields, code: error.code, message: error.message });
}

async function answerReadable(post: Post): Promise<Response> {
  const { form, request, fields } = post;
  const reading = await form.read(fields);
  if ('faults' in reading) return leadBack(post, { faults: reading.faults });
  const secCode = fields.texts.get(CODE_FIELD) ?? '';
  // What only the staff may do is guarded by session, role and Origin, and needs no code.
  if (!secCode && getEndpoint(form.endpoint).action) return askToConfirm(post, false);
  try {
    const { endpoint } = form;
    const call = { endpoint, locale: fields.locale, body: reading.body, secCode, key: form.key?.(fields) };
    const { answer, cookie } = await callWithCode(request, call);
    return await leadOn(post, answer, cookie ? [cookie] : []);
  } catch (error) {
    return leadBackWith(post, error);
  }
}

/**
 * `POST /gateway/forms/<form>`: takes a form from a browser without script (`PlainForm` tells the whole way).
 * @returns a page that asks to confirm, a 303, or a page that says why nothing can be done: 400, 413, 415, 503;
 *   404 in the one shape of errors for a form that there is not
 */
export async function answerPlainPost(request: Request, path: string): Promise<Response> {
  const id = path.slice(path.indexOf('/') + 1);
  const form = findPlainForm(id);
  if (!form) return answerError(404, 'notFound', request);
  const locale = readLocale(request);
  if (!(await loadPlainFormStore())) return answerNoCheck(form, locale);
  try {
    const fields = await readFields(request, form, locale);
    return await answerReadable({ id, form, request, fields });
  } catch (error) {
    if (error instanceof UnreadableBody) return answerFault(form, locale, error);
    throw error;
  }
}

/** `GET /gateway/forms/<form>`: the form's own page where it has one, else the way to the page that holds it. */
export async function answerPlainPage(request: Request, path: string): Promise<Response> {
  const form = findPlainForm(path.slice(path.indexOf('/') + 1));
  if (!form) return answerError(404, 'notFound', request);
  const locale = readLocale(request);
  if (form.show) return form.show(request, locale);
  return seeOther(`/${locale}${form.page({ locale, texts: new URLSearchParams(), files: [] })}`);
}
