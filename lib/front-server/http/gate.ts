import type { IncomingMessage } from 'node:http';
import { isPrefetch } from '../../routing/prefetch.ts';
import { readHost } from './host.ts';
import { findExcess } from './request-limits.ts';
import { readTarget } from './target.ts';
import type { Visitor } from './visitor.ts';

/** The gateway to the API is the one address that anything is sent to; its calls know their own methods. */
const GATEWAY = /^\/gateway\//;
const READING = ['GET', 'HEAD'];
const EVERY_METHOD = [...READING, 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Refusal {
  status: number;
  headers?: Record<string, string>;
}

/** True for the address of a page that uses something up when it is opened: a sign-on's text, the outcome of a post. */
function isOneTime(target: string, oneTimeQuery: readonly string[]): boolean {
  const query = target.indexOf('?');
  if (query === -1 || GATEWAY.test(target)) return false;
  const given = new URLSearchParams(target.slice(query + 1));
  return oneTimeQuery.some((name) => given.has(name));
}

function findWrongMethod(method: string, target: string, isOnce: boolean): Refusal | null {
  // HEAD is safe and may be sent by anything that looks at a link.
  if (method === 'HEAD' && isOnce) return { status: 405, headers: { Allow: 'GET' } };
  const allowed = GATEWAY.test(target) ? EVERY_METHOD : READING;
  return allowed.includes(method) ? null : { status: 405, headers: { Allow: allowed.join(', ') } };
}

/**
 * Judges a request before anything else looks at it, and brings its target into the portal's one shape.
 * @param oneTimeQuery parameters that can be used only once
 * @returns how it is refused; null for one that may go on
 */
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
  // Only HTTP/1.0 knows requests without a host.
  if (target === null || own === null || (own === undefined && httpVersion !== '1.0')) return { status: 400 };
  request.url = target;
  request.headers.host = own ?? 'localhost';
  const isOnce = isOneTime(target, oneTimeQuery);
  // A call does something, if only to count: nobody makes one before it is asked for.
  if (isPrefetch(purpose) && (GATEWAY.test(target) || isOnce)) return { status: 503 };
  return findWrongMethod(method, target, isOnce);
}
