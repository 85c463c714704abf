import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { PEER_HEADER } from '@/lib/api/headers';
import { callFromServer } from '@/lib/api/server';
import { readClaims } from '@/lib/api/token-claims';
import { UpstreamDown } from '@/lib/api/upstream-down';
import { AUTH_ENDPOINTS } from '@/lib/auth/endpoints';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { sourceOf } from '@/lib/auth/refusals/source';
import { outcomeAddress } from '@/lib/auth/rules/outcome-address';
import { areaOf, RETURN_TARGETS } from '@/lib/auth/rules/return-targets';
import { findRefusal, type Session, startSession, TOKEN_REFUSALS } from '@/lib/auth/rules/session-rules';
import { AUTH_SCHEMAS } from '@/lib/auth/schemas';
import { endToken } from '@/lib/auth/sessions/end-sessions';
import { openSession } from '@/lib/auth/sessions/open-session';
import { isOutage } from '@/lib/database/outage';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { getOperatorSettings } from '@/lib/operator/settings';
import { SIGN_ON_PARAMETER } from '@/lib/routing/caching';
import { isPrefetch } from '@/lib/routing/prefetch';
import { type PendingSignOn, readPending, storePending } from './pending-sign-ons';
import { seeOther } from './see-other';
import { markStateUsed } from './used-states';

const UNOPENED = { Allow: 'GET', 'Cache-Control': 'no-store' };

type Start = Omit<Session, 'id'>;

type Exchange = { outcome: 'done'; entry: PendingSignOn; start: Start } | { outcome: 'failed' | 'expired' };

/** Removes and returns this browser's pending sign-on with this id, so that each is used once. */
async function takeEntry(
  alive: readonly PendingSignOn[],
  id: string | null | undefined,
): Promise<PendingSignOn | null> {
  const entry = alive.find((pending) => pending.id === id);
  return entry && (await markStateUsed(entry.id, entry.endsAt)) ? entry : null;
}

const logFailure = (reason: string) => console.warn(`A sign-on failed: ${reason}`);

/** The session that a token opens; logs the reason if it opens none. */
function openStart(token: string): Start | null {
  const refusal = findRefusal(token, now());
  if (refusal) logFailure(TOKEN_REFUSALS[refusal]);
  return startSession(token, now());
}

/** @param path of the call, if the area has its own */
async function fetchToken(
  text: string,
  request: Request,
  locale: Locale,
  path: string = AUTH_ENDPOINTS.authorizeScholarship.path,
): Promise<string> {
  const { message } = await callFromServer(
    { ...AUTH_ENDPOINTS.authorizeScholarship, path },
    AUTH_SCHEMAS.authorizeScholarship,
    {
      locale,
      query: { [SIGN_ON_PARAMETER]: text },
      peer: request.headers.get(PEER_HEADER) ?? undefined,
    },
  );
  return message;
}

/**
 * For an external root, the `state` of the address binds the sign-on to the browser: without it the text is ignored.
 */
async function exchangeOutside(
  text: string,
  request: Request,
  locale: Locale,
  alive: readonly PendingSignOn[],
): Promise<Exchange> {
  const entry = await takeEntry(alive, new URL(request.url).searchParams.get('state'));
  if (!entry) {
    logFailure('its state is not that of a sign-on which this browser started, or it has been used');
    return { outcome: 'failed' };
  }
  const { authorize } = getOperatorSettings().signOn[areaOf(entry.target)];
  const start = openStart(await fetchToken(text, request, locale, authorize));
  return start ? { outcome: 'done', entry, start } : { outcome: 'failed' };
}

/** The embedded API includes the transaction in the token. */
async function exchangeInside(
  text: string,
  request: Request,
  locale: Locale,
  alive: readonly PendingSignOn[],
): Promise<Exchange> {
  const token = await fetchToken(text, request, locale);
  const start = openStart(token);
  const entry = start && (await takeEntry(alive, readClaims(token)?.txn));
  if (start && entry) return { outcome: 'done', entry, start };
  await endToken(token);
  return { outcome: 'failed' };
}

async function exchange(
  text: string,
  request: Request,
  locale: Locale,
  pending: readonly PendingSignOn[],
): Promise<Exchange> {
  const alive = pending.filter(({ endsAt }) => endsAt > now().getTime());
  // Without a pending transaction this browser did not start the sign-on: the text is ignored.
  if (alive.length === 0) return { outcome: pending.length > 0 ? 'expired' : 'failed' };
  try {
    return await (env.API_ROOT ? exchangeOutside : exchangeInside)(text, request, locale, alive);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'signOnExpired') return { outcome: 'expired' };
    // A dependency of the portal is unavailable: the same callback can be retried.
    if (isOutage(error)) throw error;
    if (!env.API_ROOT && error instanceof ApiFailure && error.status === 503)
      throw new UpstreamDown(error.code);
    // Any other error is reported to the person as a failed sign-on; the logged stack contains no token.
    if (!(error instanceof ApiFailure)) console.error(error);
    else logFailure(`the API refused the text with ${error.status} (${error.code.slice(0, 40)})`);
    return { outcome: 'failed' };
  }
}

/** A 303 without a referrer: the current address contains the text that opens a session. */
function leadTo(address: string, cookies: readonly string[] = []): Response {
  const response = seeOther(address, cookies);
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}

/** False for HEAD requests of link scanners and for prefetches, which must not use up a one-time text. */
const isOpened = ({ method, headers }: Request) =>
  method === 'GET' && !isPrefetch(headers.get('sec-purpose'));

/**
 * The sign-on callback (SIGN-ON-02) on any page. @returns a 303, 405 for a request without a user, null without the
 * text
 */
export async function exchangeCallback(request: Request, locale: Locale): Promise<Response | null> {
  const text = new URL(request.url).searchParams.get(SIGN_ON_PARAMETER);
  if (text === null) return null;
  if (!isOpened(request)) return new Response(null, { status: 405, headers: UNOPENED });
  const pending = await readPending(request.headers);
  const result = await exchange(text, request, locale, pending);
  if (result.outcome !== 'done') {
    countRefusal('signOnFailed', sourceOf(request.headers));
    return leadTo(outcomeAddress(locale, result.outcome));
  }

  const { entry, start } = result;
  const others = pending.filter(({ id }) => id !== entry.id);
  return leadTo(`/${entry.locale}${RETURN_TARGETS[entry.target]}?signOn=done`, [
    await openSession(start, entry.browser, request.headers),
    await storePending(others, request.headers),
  ]);
}
