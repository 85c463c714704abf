import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { ApiFailure } from '@/lib/gateway/api-failure';
import { PEER_HEADER } from '@/lib/gateway/headers';
import { callFromServer } from '@/lib/gateway/server';
import type { Locale } from '@/lib/i18n/locales';
import { readClaims } from './claims';
import { outcomeAddress } from './outcome-address';
import { type PendingSignOn, readPending, storePending } from './pending-sign-ons';
import { RETURN_TARGETS } from './return-targets';
import { storeSession } from './session-cookie';
import { type Session, startSession } from './session-rules';
import { endSession } from './sign-out';

const PARAMETER = 'EncryptedText';

type Exchange =
  | { outcome: 'done'; entry: PendingSignOn; session: Session }
  | { outcome: 'failed' | 'expired' };

/**
 * The transaction that this return ends, among those that this browser started. The embedded API names it in
 * the token; an external root that does not is bound by the `state` of the callback address.
 */
function findEntry(alive: readonly PendingSignOn[], session: Session, request: NextRequest) {
  const named = readClaims(session.token)?.txn;
  const txn = named ?? (env.API_ROOT ? request.nextUrl.searchParams.get('state') : null);
  return alive.find(({ id }) => id === txn) ?? null;
}

async function fetchToken(text: string, request: NextRequest, locale: Locale): Promise<string> {
  const { message } = await callFromServer('authorizeScholarship', {
    locale,
    query: { [PARAMETER]: text },
    peer: request.headers.get(PEER_HEADER) ?? undefined,
  });
  return message;
}

async function exchange(
  text: string,
  request: NextRequest,
  locale: Locale,
  pending: PendingSignOn[],
): Promise<Exchange> {
  const alive = pending.filter(({ endsAt }) => endsAt > now().getTime());
  // Without a transaction of its own the browser did not start this: the text is not even looked at.
  if (alive.length === 0) return { outcome: pending.length > 0 ? 'expired' : 'failed' };
  try {
    const session = startSession(await fetchToken(text, request, locale), now());
    if (!session) return { outcome: 'failed' };
    const entry = findEntry(alive, session, request);
    if (entry) return { outcome: 'done', entry, session };
    await endSession(session);
    return { outcome: 'failed' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { outcome: error.code === 'signOnExpired' ? 'expired' : 'failed' };
  }
}

/** A 303 built on `nextUrl`, which Next sends as a relative address: it stands whatever name the visitor used. */
function leadTo(address: string, request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const [pathname = '/', search = ''] = address.split('?');
  url.pathname = pathname;
  url.search = search;
  const response = NextResponse.redirect(url, 303);
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/**
 * The sign-on callback (SIGN-ON-02): exchanges `EncryptedText` in the query of any page for a
 * session and leads to the clean address of the return target, or to the award page with what went wrong.
 * @returns null when the query carries none
 */
export async function exchangeCallback(request: NextRequest, locale: Locale): Promise<NextResponse | null> {
  const text = request.nextUrl.searchParams.get(PARAMETER);
  if (text === null) return null;
  const pending = await readPending(request.headers);
  const result = await exchange(text, request, locale, pending);
  if (result.outcome !== 'done') return leadTo(outcomeAddress(locale, result.outcome), request);

  const { entry, session } = result;
  const response = leadTo(`/${entry.locale}${RETURN_TARGETS[entry.target]}?signOn=done`, request);
  const others = pending.filter(({ id }) => id !== entry.id);
  response.headers.append('Set-Cookie', await storeSession(session, request.headers));
  response.headers.append('Set-Cookie', await storePending(others, request.headers));
  return response;
}
