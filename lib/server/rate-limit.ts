import 'server-only';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { PEER_HEADER } from '@/lib/gateway/headers';
import type { ApiContext, ApiMiddleware } from './api-context';
import { ApiFault } from './errors';
import { type LimitedAction, parseLimits } from './rate-limits';

/** One set of counters per process: several bundles of the server hold this file. */
const memory = globalThis as { portalLimiters?: Map<LimitedAction, RateLimiterMemory> };

function getLimiter(action: LimitedAction): RateLimiterMemory {
  memory.portalLimiters ??= new Map(
    Object.entries(parseLimits(env.RATE_LIMITS)).map(([name, { count, seconds }]) => [
      name as LimitedAction,
      new RateLimiterMemory({ keyPrefix: name, points: count, duration: seconds }),
    ]),
  );
  const limiter = memory.portalLimiters.get(action);
  if (!limiter) throw new Error(`No limit for ${action}`);
  return limiter;
}

/** The address to count by: whoever has one IPv6 address has the whole /64 of it. */
export function toCountedAddress(peer: string | undefined): string {
  if (!peer) return 'local';
  if (!isIPv6(peer) || peer.includes('.')) return peer;
  const [head = '', tail = ''] = peer.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const groups = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Counts one attempt.
 * @param key whose attempt it is
 * @throws ApiFault 429 `tooManyRequests` with Retry-After once the limit is reached
 */
export async function countAttempt(action: LimitedAction, key: string): Promise<void> {
  try {
    await getLimiter(action).consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    throw new ApiFault(429, 'tooManyRequests', { headers: { 'Retry-After': seconds } });
  }
}

function keyOf(c: ApiContext): string {
  const caller = c.get('caller');
  if (caller?.kind === 'person') return caller.subject;
  return toCountedAddress(c.req.header(PEER_HEADER));
}

/** The portal's own pages read for all visitors together and name no address: nobody's limit is theirs. */
const isOwnPage = (action: LimitedAction, c: ApiContext) =>
  action === 'read' && c.req.header(PEER_HEADER) === undefined;

/**
 * Counts every request of an action: by person behind `requireToken`, else by the address that the front
 * server saw. The address that the client claims counts for nothing.
 */
export function limitRate(action: LimitedAction): ApiMiddleware {
  return async (c, next) => {
    if (!isOwnPage(action, c)) await countAttempt(action, keyOf(c));
    await next();
  };
}
