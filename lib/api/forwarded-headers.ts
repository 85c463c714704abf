import 'server-only';
import { isIP } from 'node:net';
import { readLanguage } from './error-response';
import {
  CLIENT_IP_HEADER,
  IDEMPOTENCY_HEADER,
  PEER_HEADER,
  REQUEST_ID_HEADER,
  SEC_CODE_HEADER,
} from './headers';

/** The only headers of the browser's request that reach the API: no cookies, no internal headers. */
const PASSED_ON = [
  'accept',
  'content-type',
  'content-length',
  'user-agent',
  SEC_CODE_HEADER,
  IDEMPOTENCY_HEADER,
  REQUEST_ID_HEADER,
  // Set by the front server if tracing is configured.
  'traceparent',
];
/** The only headers of the API's response that reach the browser; no cookies. */
const PASSED_BACK = [
  'content-type',
  'content-disposition',
  'content-language',
  'cache-control',
  'retry-after',
];
/** Additional headers of the embedded API, whose pages and files have their own address and policies. */
const PASSED_BACK_EMBEDDED = [
  ...PASSED_BACK,
  'location',
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'cross-origin-resource-policy',
];

function copy(names: readonly string[], from: Headers): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** The claimed address is passed on as information; the one seen by the front server as `X-Forwarded-For`. */
export function toUpstream(headers: Headers, authorization: string | null): Headers {
  const passed = copy(PASSED_ON, headers);
  passed.set('Accept-Language', readLanguage(headers));
  if (authorization) passed.set('Authorization', authorization);
  const claimed = headers.get(CLIENT_IP_HEADER) ?? '';
  if (isIP(claimed)) passed.set(CLIENT_IP_HEADER, claimed);
  const peer = headers.get(PEER_HEADER) ?? '';
  if (!isIP(peer)) return passed;
  passed.set(PEER_HEADER, peer);
  passed.set('X-Forwarded-For', peer);
  return passed;
}

function finish(headers: Headers): Headers {
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  return headers;
}

export function toBrowser({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: finish(copy(PASSED_BACK, headers)) });
}

/** The same for the embedded API, whose response is changed in place: a copy would be read and sent as a stream. */
export function handToBrowser(response: Response): Response {
  const { headers } = response;
  for (const name of [...headers.keys()]) if (!PASSED_BACK_EMBEDDED.includes(name)) headers.delete(name);
  finish(headers);
  return response;
}
