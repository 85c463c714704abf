import 'server-only';
import { Hono } from 'hono';
import { outcomeAddress } from '@/lib/auth/rules/outcome-address';
import { readForm } from '@/lib/auth/sessions/read-form';
import { openSignOnRequest, type SignOnRequest } from '@/lib/auth/sign-on/sign-on-request';
import { now } from '@/lib/env/clock';
import type { ApiContext, ApiEnv } from '@/lib/server/http/api-context';
import { limitRate } from '@/lib/server/http/rate-limit';
import { decide, identify, stepAddress } from './identify';
import { renderIdentifyPage } from './identify-page';
import { renderNumberPage } from './page';
import { loadTexts, respond, respondError, respondInvalid } from './respond';
import { findTransaction } from './transactions';

type Step = (c: ApiContext, request: SignOnRequest) => Promise<Response>;

/** Runs a step with the request in the address; an expired one redirects to the portal. */
const withRequest = (step: Step) => async (c: ApiContext) => {
  const opened = await openSignOnRequest(c.req.query('request') ?? '', now());
  if (opened.kind === 'invalid') return respondInvalid(c, 400);
  if (opened.kind === 'expired') return c.redirect(outcomeAddress(opened.locale, 'expired'), 303);
  c.set('locale', opened.request.locale);
  return step(c, opened.request);
};

const show: Step = async (c, { txn, locale }) => {
  const transaction = await findTransaction(txn);
  const texts = await loadTexts(locale);
  const empty = { typed: { nationalId: '', fullName: '' }, errors: {} };
  if (!transaction) return respond(c, 200, renderIdentifyPage(locale, texts, { ...empty, isArriving: true }));
  if (transaction.state !== 'waiting') return respondInvalid(c, 410);
  if (c.req.query('step') === 'identify') return respond(c, 200, renderIdentifyPage(locale, texts, empty));
  const otherAddress = stepAddress(c, 'identify');
  return respond(c, 200, renderNumberPage(locale, texts, transaction, { now: now(), otherAddress }));
};

const take: Step = async (c, request) => {
  const form = await readForm(c.req.raw);
  const decision = form.get('decision');
  if (decision === null) return identify(c, request, form);
  const transaction = await findTransaction(request.txn);
  if (!transaction || (decision !== 'approve' && decision !== 'reject')) {
    return c.redirect(stepAddress(c), 303);
  }
  return decide(c, request, transaction, decision === 'approve');
};

/** The test identity provider (SIGN-ON-08): plain pages without script at one address, which shows the current step. */
export function createIdentityProvider(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.onError(respondError);
  routes.use(limitRate('identityProvider'));
  routes.get('/', withRequest(show));
  routes.post('/', withRequest(take));
  return routes;
}
