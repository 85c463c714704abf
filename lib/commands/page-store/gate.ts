import type { IncomingMessage } from 'node:http';
import { isPrefetch } from '../../routing/prefetch.ts';
import { findExcess } from './request-limits.ts';
import { readTarget } from './target.ts';
import type { Visitor } from './visitor.ts';

/** The gateway to the API is the one address that anything is sent to; its calls know their own methods. */
const GATEWAY = /^\/gateway\//;
const READING = ['GET', 'HEAD'];
const EVERY_METHOD = [...READING, 'POST', 'PUT', 'PATCH', 'DELETE'];
/** A host name or address with its port, as in every honest Host header. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

interface Refusal {
  status: number;
  headers?: Record<string, string>;
}

function findWrongMethod({ method = '' }: IncomingMessage, target: string): Refusal | null {
  const allowed = GATEWAY.test(target) ? EVERY_METHOD : READING;
  return allowed.includes(method) ? null : { status: 405, headers: { Allow: allowed.join(', ') } };
}

/**
 * Judges a request before anything else looks at it, and brings its target into the portal's one shape.
 * @returns how it is refused; null for one that may go on
 */
export function refuseAtGate(request: IncomingMessage, { host, cookie, purpose }: Visitor): Refusal | null {
  const excess = findExcess(request, cookie);
  if (excess) return { status: excess };
  const target = readTarget(request.url ?? '');
  if (target === null || (host !== undefined && !HOST.test(host))) return { status: 400 };
  request.url = target;
  if (host === undefined) request.headers.host = 'localhost';
  // A call does something, if only to count: nobody makes one before it is asked for.
  if (GATEWAY.test(target) && isPrefetch(purpose)) return { status: 503 };
  return findWrongMethod(request, target);
}
