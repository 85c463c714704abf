import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { toCountedAddress } from '@/lib/api/counted-address';
import { PEER_HEADER } from '@/lib/api/headers';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { toSource } from '@/lib/auth/refusals/source';
import { env } from '@/lib/config/env';
import type { ApiContext, ApiMiddleware } from './api-context';
import { RequestError } from './errors';
import { type LimitedAction, parseLimits } from './rate-limits';

/** Counters of one action at most: whoever has millions of addresses shares them, and memory has an end. */
const COUNTERS = 65_536;

interface Counters {
  limiters: Map<LimitedAction, RateLimiterMemory>;
  /** Nobody outside can tell which keys share a counter. */
  salt: Buffer;
}

/** One set of counters per process: several bundles of the server hold this file. */
const memory = globalThis as { portalLimiters?: Counters };

function makeCounters(): Counters {
  const limits = Object.entries(parseLimits(env.RATE_LIMITS)).map(
    ([name, { count, seconds }]) =>
      [
        name as LimitedAction,
        new RateLimiterMemory({ keyPrefix: name, points: count, duration: seconds }),
      ] as const,
  );
  return { limiters: new Map(limits), salt: randomBytes(16) };
}

function pickCounter(key: string, salt: Buffer): string {
  return String(createHash('sha256').update(salt).update(key).digest().readUInt32BE() % COUNTERS);
}

/** The limiter's refusal is no error class that could be asked for: another bundle may have made the limiter. */
function readWait(refusal: unknown): number | null {
  const isRefusal = typeof refusal === 'object' && refusal !== null && 'msBeforeNext' in refusal;
  return isRefusal ? Math.max(1, Math.ceil(Number(refusal.msBeforeNext) / 1000)) : null;
}

/** The refusal of somebody who has asked too often. @param seconds until it is worth another try */
export const tooManyRequests = (seconds: number) =>
  new RequestError(429, 'tooManyRequests', { headers: { 'Retry-After': String(seconds) } });

/**
 * Counts one attempt.
 * @param key whose attempt it is
 * @returns attempts of this window so far, and 0; or, once the limit is reached, the seconds until the next window
 */
export async function tryAttempt(
  action: LimitedAction,
  key: string,
): Promise<{ count: number; waitSeconds: number }> {
  memory.portalLimiters ??= makeCounters();
  const { limiters, salt } = memory.portalLimiters;
  const limiter = limiters.get(action);
  if (!limiter) throw new Error(`No limit for ${action}`);
  try {
    const { consumedPoints } = await limiter.consume(pickCounter(key, salt));
    return { count: consumedPoints, waitSeconds: 0 };
  } catch (refusal) {
    const waitSeconds = readWait(refusal);
    if (waitSeconds === null) throw refusal;
    countRefusal('rateLimited', key.startsWith('person:') ? key : toSource(key));
    return { count: limiter.points, waitSeconds };
  }
}

/**
 * Counts one attempt.
 * @param key whose attempt it is
 * @returns attempts of this window so far
 * @throws RequestError 429 `tooManyRequests` with Retry-After once the limit is reached
 */
export async function countAttempt(action: LimitedAction, key: string): Promise<number> {
  const { count, waitSeconds } = await tryAttempt(action, key);
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  return count;
}

/** Whose attempt it is: the person's behind `requireToken`, else the address's. */
export function keyOf(c: ApiContext): string {
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
