import type { IncomingMessage } from 'node:http';
import { isPrefetch } from '../../routing/prefetch.ts';
import { readHost } from './host.ts';
import { findExcess } from './request-limits.ts';
import { readTarget } from './target.ts';
import type { Visitor } from './visitor.ts';

/** The gateway is the only address that accepts other methods; its calls check them. */
const GATEWAY = /^\/gateway\//;
const READING = ['GET', 'HEAD'];
const EVERY_METHOD = [...READING, 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Refusal {
  status: number;
  headers?: Record<string, string>;
}

/** True for an address that can be opened only once: with the text of a sign-on or the outcome of a post. */
function isOneTime(target: string, oneTimeQuery: readonly string[]): boolean {
  const query = target.indexOf('?');
  if (query === -1 || GATEWAY.test(target)) return false;
  const given = new URLSearchParams(target.slice(query + 1));
  return oneTimeQuery.some((name) => given.has(name));
}

function findWrongMethod(method: string, target: string, isOnce: boolean): Refusal | null {
  // HEAD is a safe method that link checkers use.
  if (method === 'HEAD' && isOnce) return { status: 405, headers: { Allow: 'GET' } };
  const allowed = GATEWAY.test(target) ? EVERY_METHOD : READING;
  return allowed.includes(method) ? null : { status: 405, headers: { Allow: allowed.join(', ') } };
}

/** Checks a request before any other handler, and normalizes its target. @returns the refusal; null to continue */
export function refuseAtGate(
  request: IncomingMessage,
  { host, cookie, purpose }: Visitor,
  oneTimeQuery: readonly string[],
): Refusal | null {
  const excess = findExcess(request, cookie);
  if (excess) return { status: excess };
  const { method = '', url = '', httpVersion } = request;
  const target = readTarget(url);
  const own = readHost(host, url);
  // Only HTTP/1.0 allows requests without a host.
  if (target === null || own === null || (own === undefined && httpVersion !== '1.0')) return { status: 400 };
  request.url = target;
  request.headers.host = own ?? 'localhost';
  if (purpose) request.headers['sec-purpose'] = purpose;
  const isOnce = isOneTime(target, oneTimeQuery);
  // A call has an effect, if only on counters, so it must not be prefetched.
  if (isPrefetch(purpose) && (GATEWAY.test(target) || isOnce)) return { status: 503 };
  return findWrongMethod(method, target, isOnce);
}
