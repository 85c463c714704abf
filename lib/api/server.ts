import 'server-only';
import { type EndpointId, getEndpoint } from '@/lib/api/contract/endpoints';
import { SCHEMAS } from '@/lib/api/contract/schemas';
import type { EndpointAnswer } from '@/lib/api/contract/types';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { ApiFailure, toApiFailure } from './api-failure';
import { PEER_HEADER } from './headers';
import { dropServerToken, ensureServerToken } from './server-token';
import { sendUpstream, UpstreamDown } from './upstream';

export interface ServerCallOptions {
  locale: Locale;
  query?: Record<string, string>;
  /** The context token of the signed-in person; rows for anyone use the anonymous one without it. */
  token?: string;
  /** The visitor's address as the front server saw it, for the API's limits. */
  peer?: string;
}

async function fetchAnonymousToken(locale: Locale): Promise<string> {
  const { message } = await callFromServer('getToken', { locale });
  return message;
}

async function findBearer(id: EndpointId, { locale, token }: ServerCallOptions): Promise<string | null> {
  const kind = getEndpoint(id).token;
  if (kind === 'none') return null;
  if (token && kind !== 'anonymous') return token;
  if (kind === 'forced') throw new ApiFailure(401, 'sessionEnded', '');
  return ensureServerToken(() => fetchAnonymousToken(locale));
}

async function send(id: EndpointId, options: ServerCallOptions, bearer: string | null): Promise<Response> {
  const { method, path } = getEndpoint(id);
  const headers = new Headers({ 'Accept-Language': options.locale, Accept: 'application/json' });
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (options.peer) headers.set(PEER_HEADER, options.peer);
  const search = options.query ? `?${new URLSearchParams(options.query)}` : '';
  return sendUpstream({ method, path, search, headers });
}

async function unavailable(locale: Locale): Promise<ApiFailure> {
  const t = await loadTranslator(locale, 'errors');
  return new ApiFailure(503, 'unavailable', t('unavailable'));
}

/**
 * Calls an endpoint from the server: in this process when the API is embedded, over HTTP with `API_ROOT`.
 * @returns the answer, checked against the table's schema
 * @throws ApiFailure; `unavailable` when the API is down or answers with something else
 */
export async function callFromServer<Id extends EndpointId>(
  id: Id,
  options: ServerCallOptions,
): Promise<EndpointAnswer<Id>> {
  try {
    const bearer = await findBearer(id, options);
    let response = await send(id, options, bearer);
    if (response.status === 401 && bearer && bearer !== options.token) {
      dropServerToken();
      response = await send(id, options, await findBearer(id, options));
    }
    const data: unknown = await response.json().catch(() => null);
    if (!response.ok) throw toApiFailure(response, data, getEndpoint(id).access === 'person');
    const answer = SCHEMAS[id].answer.safeParse(data);
    if (answer.success) return answer.data as EndpointAnswer<Id>;
  } catch (error) {
    if (!(error instanceof UpstreamDown)) throw error;
  }
  throw await unavailable(options.locale);
}
