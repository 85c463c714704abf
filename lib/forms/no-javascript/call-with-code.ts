import 'server-only';
import { ApiFailure, toApiFailure } from '@/lib/api/api-failure';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { TOKEN_ENDPOINTS } from '@/lib/api/contract/token-endpoint';
import { TOKEN_SCHEMAS } from '@/lib/api/contract/token-schemas';
import { toUpstream } from '@/lib/api/forwarded-headers';
import { IDEMPOTENCY_HEADER, PEER_HEADER, SEC_CODE_HEADER } from '@/lib/api/headers';
import { callFromServer } from '@/lib/api/server';
import { isTokenExpired } from '@/lib/api/token-claims';
import { sendUpstream } from '@/lib/api/upstream';
import { findUpstreamPath } from '@/lib/api/upstream-path';
import { findCookie, formatCookie } from '@/lib/auth/sessions/cookies';
import { attachToken } from '@/lib/auth/tokens/context-token';
import { now } from '@/lib/env/clock';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** Stores the anonymous token of a visitor without script in an HttpOnly cookie (SURVEY-05). */
const COOKIE = 'visitor';
const MAX_AGE_SECONDS = 3600;

interface VisitorToken {
  token: string;
  cookie: string | null;
}

/** The visitor's anonymous token; a new one if it is missing or expired. @throws ApiFailure */
async function ensureVisitorToken(headers: Headers, locale: Locale): Promise<VisitorToken> {
  const kept = findCookie(COOKIE, headers);
  if (kept && !isTokenExpired(kept, now())) return { token: kept, cookie: null };
  const { message: token } = await callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, {
    locale,
    peer: headers.get(PEER_HEADER) ?? undefined,
  });
  return { token, cookie: formatCookie({ name: COOKIE, value: token, maxAge: MAX_AGE_SECONDS }, headers) };
}

interface CodedCall {
  endpoint: Endpoint;
  locale: Locale;
  /** A FormData is sent as multipart, anything else as JSON. */
  body: unknown;
  query?: Record<string, string>;
  secCode: string;
  key?: string;
}

async function refuse(code: 'signInRequired', locale: Locale): Promise<never> {
  const t = await loadTranslator(locale, 'errors');
  throw new ApiFailure(401, code, t(code));
}

async function buildHeaders(row: Endpoint, request: Request, { locale, secCode, key }: CodedCall) {
  const visitor = row.token === 'forced' ? null : await ensureVisitorToken(request.headers, locale);
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', locale);
  headers.set(SEC_CODE_HEADER, secCode);
  if (key) headers.set(IDEMPOTENCY_HEADER, key);
  if (visitor) headers.set('Authorization', `Bearer ${visitor.token}`);
  const { authorization, caller, refused } = await attachToken(row, headers);
  if (refused) await refuse('signInRequired', locale);
  const upstream = toUpstream(headers, authorization);
  upstream.set('Accept', 'application/json');
  for (const name of ['content-type', 'content-length']) upstream.delete(name);
  return { headers: upstream, caller, cookie: visitor?.cookie ?? null };
}

/** Sends the token of the person or visitor and the code of the check page. @throws ApiFailure, UpstreamDown */
export async function callWithCode(
  request: Request,
  call: CodedCall,
): Promise<{ response: unknown; cookie: string | null }> {
  const row = call.endpoint;
  const { headers, caller, cookie } = await buildHeaders(row, request, call);
  const body = call.body instanceof FormData ? call.body : JSON.stringify(call.body);
  const carrier = new Response(body);
  const type = body instanceof FormData ? carrier.headers.get('content-type') : 'application/json';
  headers.set('Content-Type', type ?? 'application/json');
  const response = await sendUpstream({
    method: row.method,
    path: findUpstreamPath(row) ?? row.path,
    search: call.query && `?${new URLSearchParams(call.query)}`,
    headers,
    body: carrier.body,
    caller,
  });
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toApiFailure(response, data, row.access === 'person');
  return { response: data, cookie };
}
