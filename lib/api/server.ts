import 'server-only';
import type { z } from 'zod';
import { isAnsweredHere } from '@/lib/api/answered-here';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { readResponse } from '@/lib/api/contract/read-response';
import { TOKEN_ENDPOINTS } from '@/lib/api/contract/token-endpoint';
import { TOKEN_SCHEMAS } from '@/lib/api/contract/token-schemas';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { shareState } from '@/lib/env/shared-state';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { lackSomething, limitLifetime } from '@/lib/page-reads/record-reads';
import { ApiFailure, toApiFailure } from './api-failure';
import { PEER_HEADER } from './headers';
import { findLastAnswer, keepAnswer } from './last-answers';
import type { ServerCallOptions } from './server-call';
import { isTokenExpired } from './token-claims';
import { sendUpstream } from './upstream';
import { UpstreamDown } from './upstream-down';

/** The server's anonymous token, for pages that call the API on behalf of a visitor. */
const memory = shareState<{ token?: string | undefined }>('serverToken', () => ({}));

/** Kept until it expires. */
async function ensureServerToken(fetchToken: () => Promise<string>): Promise<string> {
  const { token } = memory;
  if (token && !isTokenExpired(token, now())) return token;
  memory.token = await fetchToken();
  return memory.token;
}

function dropServerToken(): void {
  memory.token = undefined;
}

async function fetchAnonymousToken(locale: Locale): Promise<string> {
  const { message } = await callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, { locale });
  return message;
}

async function findBearer(endpoint: Endpoint, { locale, person }: ServerCallOptions): Promise<string | null> {
  const { token: kind } = endpoint;
  if (kind === 'none' || isAnsweredHere(endpoint)) return null;
  if (person && kind !== 'anonymous') return person.token;
  if (kind === 'forced') throw new ApiFailure(401, 'sessionEnded', '');
  return ensureServerToken(() => fetchAnonymousToken(locale));
}

async function send(
  endpoint: Endpoint,
  options: ServerCallOptions,
  bearer: string | null,
  schema: z.ZodType,
): Promise<Response> {
  const { method, path } = endpoint;
  const headers = new Headers({ 'Accept-Language': options.locale, Accept: 'application/json' });
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  // Calls of a page for a person do not count towards the limits of their address; an external root receives it.
  if (options.peer) headers.set(PEER_HEADER, options.peer);
  const address = options.peer ?? options.person?.peer;
  if (address) headers.set('X-Forwarded-For', address);
  const search = options.query ? `?${new URLSearchParams(options.query)}` : '';
  const caller = bearer === options.person?.token ? options.person?.caller : undefined;
  return sendUpstream({ method, path, search, headers, caller, schema, isOwn: isAnsweredHere(endpoint) });
}

async function unavailable(locale: Locale): Promise<ApiFailure> {
  lackSomething();
  const t = await loadTranslator(locale, 'errors');
  return new ApiFailure(503, 'unavailable', t('unavailable'));
}

/** How long a page shows what an external root has answered: its changes invalidate no cache tag. */
const FOREIGN_SECONDS = 2;

/** True if the API is at fault, so that its previous answer may still be shown. */
const isServerFailure = (error: unknown) =>
  error instanceof UpstreamDown || (error instanceof ApiFailure && error.status >= 500);

/**
 * Calls an endpoint from the server. If an external root is silent, its last public answer is used for a day
 * (CALL-20).
 */
export async function callFromServer<Data extends z.ZodType>(
  endpoint: Endpoint,
  schemas: { response: Data },
  options: ServerCallOptions,
): Promise<z.infer<Data>> {
  if (env.API_ROOT) limitLifetime(FOREIGN_SECONDS, { expires: false });
  try {
    const bearer = await findBearer(endpoint, options);
    let response = await send(endpoint, options, bearer, schemas.response);
    if (response.status === 401 && bearer && bearer !== options.person?.token) {
      dropServerToken();
      response = await send(endpoint, options, await findBearer(endpoint, options), schemas.response);
    }
    const data: unknown = await response.json().catch(() => null);
    if (response.status >= 500) lackSomething();
    if (!response.ok) throw toApiFailure(response, data, endpoint.access === 'person');
    const parsed = readResponse(schemas.response, data);
    if (parsed.success) {
      keepAnswer(endpoint, options, parsed.data);
      return parsed.data;
    }
  } catch (error) {
    if (!isServerFailure(error)) throw error;
    const last = findLastAnswer(endpoint, options);
    if (last) {
      lackSomething();
      return last.data as z.infer<Data>;
    }
    if (!(error instanceof UpstreamDown)) throw error;
  }
  throw await unavailable(options.locale);
}
