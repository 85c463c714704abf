import 'server-only';
import { html } from 'hono/html';
import { orElse } from '@/lib/api/reader';
import { callFromServer } from '@/lib/api/server';
import { seeOther } from '@/lib/auth/sign-on/see-other';
import { takeFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator, type Translator } from '@/lib/i18n/translator';
import { type Html, serveHtmlPage } from '@/lib/routing/html-page';
import { listCountTexts, writeCounts } from '@/lib/survey/count-texts';
import { SURVEY_ENDPOINTS } from './endpoints';
import { loadReasons, type Reason } from './load-reasons';
import { findRatedPage } from './rated-page';
import { VERDICTS, type Verdict } from './reasons';
import { SURVEY_SCHEMAS } from './schemas';

type Texts = Translator<'survey'>;

interface Answered {
  locale: Locale;
  /** Canonical path, `/` for the home page. */
  page: string;
  verdict: Verdict | null;
  reasons: readonly string[];
}

function readAnswered({ texts }: FlashMessage, locale: Locale): Answered {
  const given = new URLSearchParams(texts);
  const verdict = given.get('YesOrNo');
  return {
    locale,
    page: findRatedPage(given.get('PageURL') ?? '') ?? '/',
    verdict: verdict === 'yes' || verdict === 'no' ? verdict : null,
    reasons: given.getAll('AnswersIds'),
  };
}

const backLink = ({ locale, page }: Answered, t: Texts) =>
  html`<p><a class="main" href="/${locale}${page === '/' ? '' : page}">${t('backToPage')}</a></p>`;

async function renderCounts({ locale, page }: Answered, t: Texts) {
  // The rating has been stored; the counts are optional.
  const options = { locale, query: { PageURL: page } };
  const call = callFromServer(SURVEY_ENDPOINTS.getRatingCounts, SURVEY_SCHEMAS.getRatingCounts, options);
  const counts = await orElse(call, null);
  if (!counts) return html``;
  return html`<p>${writeCounts(counts, listCountTexts(t, locale), locale)}</p>`;
}

async function respondThanks(answered: Answered, t: Texts): Promise<Response> {
  const { locale } = answered;
  const content = html`<h1>${t('sent')}</h1><p class="box">${t('thanks')}</p>
${await renderCounts(answered, t)}${backLink(answered, t)}`;
  return serveHtmlPage({ locale, title: t('sent'), status: 200, content });
}

function renderReasons(verdict: Verdict, offered: readonly Reason[], { reasons }: Answered, t: Texts): Html {
  const boxes = offered.map(
    ({
      id,
      name,
    }) => html`<label><input type="checkbox" name="AnswersIds" value="${id}" ${reasons.includes(id) ? 'checked' : ''}>
<span>${name}</span></label>`,
  );
  return html`<fieldset class="reasons ${verdict}" aria-describedby="error"><legend>${t(`why.${verdict}`)}</legend>${boxes}</fieldset>`;
}

function renderVerdict(verdict: Verdict, answered: Answered, t: Texts): Html {
  return html`<label><input type="radio" name="YesOrNo" value="${verdict}" required ${answered.verdict === verdict ? 'checked' : ''}>
<span>${t(verdict)}</span></label>`;
}

async function respondErrors(
  answered: Answered,
  { errors, message }: FlashMessage,
  t: Texts,
): Promise<Response> {
  const { locale, page } = answered;
  const text = message || t(errors.AnswersIds && answered.verdict ? 'chooseReason' : 'chooseAnswer');
  const reasons = await loadReasons(locale);
  const lists = VERDICTS.map((verdict) =>
    renderReasons(
      verdict,
      reasons[verdict].filter(({ isOffered }) => isOffered),
      answered,
      t,
    ),
  );
  const content = html`<h1>${t('question')}</h1>
<p class="box bad error" role="alert" id="error">${text}</p>
<form method="post" action="${noJavaScriptAddress('page-rating', locale)}">
<input type="hidden" name="PageURL" value="${page}">
<fieldset class="verdicts"><legend>${t('choose')}</legend>${renderVerdict('yes', answered, t)}${renderVerdict('no', answered, t)}</fieldset>
${lists}
<button>${t('send')}</button>
</form>
<p><a href="/${locale}${page === '/' ? '' : page}">${t('backToPage')}</a></p>`;
  return serveHtmlPage({ locale, title: `${t('errorPrefix')} ${t('question')}`, status: 200, content });
}

/** For browsers without script: errors and answers, or confirmation and counts. Else it redirects to the home page. */
export async function showRatingPage(request: Request, locale: Locale): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const sent = searchParams.get('sent');
  const flash = await takeFlashMessage(sent ?? searchParams.get('answers'), request.headers);
  if (flash?.form !== 'page-rating') return seeOther(`/${locale}`);
  const t = await loadTranslator(locale, 'survey');
  const answered = readAnswered(flash, locale);
  return sent === null ? respondErrors(answered, flash, t) : respondThanks(answered, t);
}
