import 'server-only';
import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@/lib/api/api-failure';
import { PEER_HEADER } from '@/lib/api/headers';
import { isUnavailable } from '@/lib/api/upstream';
import { UpstreamDown } from '@/lib/api/upstream-down';
import { findUpstreamPath } from '@/lib/api/upstream-path';
import { seeOther } from '@/lib/auth/sign-on/see-other';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { callWithCode } from './call-with-code';
import { respondCheckPage, respondLater } from './check-page';
import { BACK_FIELD, CODE_FIELD } from './no-javascript-address';
import type { NoJavaScriptForm, PostedFields, ReceivedPost } from './no-javascript-form';
import { type NoJavaScriptStore, noJavaScriptStore } from './no-javascript-store';
import { respondNoCheck, respondNotOffered, respondUnreadable } from './notice-pages';
import { type Post, redirectBack, redirectOn } from './redirect';
import { UnreadableBody } from './unreadable-body';

/** Browsers send line breaks as CRLF; rules and other clients count one character. */
const toPlainBreaks = (text: string) => text.replaceAll('\r\n', '\n');

function readFields({ texts, files }: ReceivedPost, locale: Locale): PostedFields {
  const plain = [...texts].map(([name, value]) => [name, toPlainBreaks(value)]);
  const chosen = files.filter(({ file }) => file.size > 0 || file.name !== '');
  return { locale, texts: new URLSearchParams(plain), files: chosen };
}

function readLocale(request: Request): Locale {
  const locale = new URL(request.url).searchParams.get('locale') ?? undefined;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

const BUSY_SECONDS = 60;
const AWAY_SECONDS = 10;

const peerOf = (request: Request) => request.headers.get(PEER_HEADER) ?? undefined;

/** Adds a submission id if the page has none, so that a second confirmation creates no second request. */
function nameSubmission({ form: { keyField }, fields: { texts } }: Post): void {
  if (keyField && !texts.get(keyField)) texts.set(keyField, randomUUID());
}

/** Asks for confirmation with a new code; after too many requests it asks to wait, with the answers in the page. */
async function askToConfirm(post: Post, isAgain: boolean): Promise<Response> {
  nameSubmission(post);
  const made = await post.store.makeCheckCode(post.form.endpoint.id, peerOf(post.request));
  return 'code' in made ? respondCheckPage(post, made.code, isAgain) : respondBusy(post, made.waitSeconds);
}

const respondBusy = (post: Post, waitSeconds: number) =>
  respondLater(post, { status: 429, code: 'tooManyRequests', waitSeconds });

async function redirectBackWith(post: Post, error: unknown): Promise<Response> {
  const t = await loadTranslator(post.fields.locale, 'errors');
  if (error instanceof UpstreamDown) {
    const code = error.mayHaveArrived ? 'unconfirmed' : 'unavailable';
    return redirectBack(post, { errors: {}, code, message: t(code) });
  }
  if (!(error instanceof ApiFailure)) throw error;
  // A code used too early, too late or twice is replaced without losing the answers.
  if (error.code === 'botCheck') return askToConfirm(post, true);
  if (error.status === 429) return respondBusy(post, BUSY_SECONDS);
  // If an external root lacks the call, its message is not meant for the sender.
  const message = error.code === 'unknownCall' ? t('unavailable') : error.message;
  return redirectBack(post, { errors: error.fields, code: error.code, message });
}

async function handleReadable(post: Post): Promise<Response> {
  const { form, request, fields } = post;
  if (fields.texts.has(BACK_FIELD)) return redirectBack(post, { errors: {} });
  const reading = await form.read(fields);
  if ('errors' in reading) return redirectBack(post, reading);
  const { endpoint } = form;
  const given = fields.texts.get(CODE_FIELD) ?? '';
  // Calls for staff are protected by session, role and Origin and need no code.
  if (!given && endpoint.action) return askToConfirm(post, false);
  const secCode = await post.store.tradeCheckCode(given, endpoint.id);
  if (secCode === null) return askToConfirm(post, true);
  try {
    const key = (form.keyField && fields.texts.get(form.keyField)) || undefined;
    const call = { endpoint, locale: fields.locale, ...reading, secCode, key };
    const { response, cookie } = await callWithCode(request, call);
    return await redirectOn(post, response, cookie ? [cookie] : []);
  } catch (error) {
    return redirectBackWith(post, error);
  }
}

interface Arrived {
  id: string;
  form: NoJavaScriptForm;
  store: NoJavaScriptStore;
  request: Request;
  locale: Locale;
}

/** While the database is unavailable posts cannot be counted, but are read, and their answers are returned. */
const countWhileThere = (waitSeconds: Promise<number>) =>
  waitSeconds.catch((error: unknown) => {
    if (isUnavailable(error)) return 0;
    throw error;
  });

async function handleArrived({ locale, ...post }: Arrived): Promise<Response> {
  const { request, form, store } = post;
  const waitSeconds = await countWhileThere(store.countPost(peerOf(request)));
  if (waitSeconds > 0) throw new UnreadableBody(429, 'tooManyRequests', waitSeconds);
  const received = await store.receive(request, form.files ?? []);
  const readable = { ...post, fields: readFields(received, locale) };
  try {
    return await handleReadable(readable);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    console.error(error);
    return await respondLater(readable, { status: 503, code: 'unavailable', waitSeconds: AWAY_SECONDS });
  } finally {
    await received.discard();
  }
}

/** @returns a confirmation page, a 303, or a page with the reason of a failure: 400, 408, 413, 415, 429, 503 */
export async function handlePost(request: Request, id: string, form: NoJavaScriptForm): Promise<Response> {
  const locale = readLocale(request);
  const store = await noJavaScriptStore.load();
  if (findUpstreamPath(form.endpoint) === null) return respondNotOffered(form, locale);
  if (!store) return respondNoCheck(form, locale);
  try {
    return await handleArrived({ id, form, store, request, locale });
  } catch (error) {
    if (error instanceof UnreadableBody) return respondUnreadable(form, locale, error);
    throw error;
  }
}

/** `GET /gateway/forms/<form>`: the form's own page if it has one, else a redirect to the page that contains it. */
export async function handlePage(request: Request, _id: string, form: NoJavaScriptForm): Promise<Response> {
  const locale = readLocale(request);
  if (form.show) return form.show(request, locale);
  return seeOther(`/${locale}${form.page({ locale, texts: new URLSearchParams(), files: [] })}`);
}
