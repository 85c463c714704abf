import 'server-only';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { toCountedAddress } from '@/lib/api/counted-address';
import { PEER_HEADER } from '@/lib/api/headers';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { toSource } from '@/lib/auth/refusals/source';
import { toPseudonym } from '@/lib/auth/secrets';
import { env } from '@/lib/config/env';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiContext, ApiMiddleware } from './api-context';
import { RequestError } from './errors';
import { type Limit, type LimitedAction, parseLimits } from './rate-limits';

/** Counters of one action at most: whoever has millions of addresses shares them, and memory has an end. */
const COUNTERS = 65_536;

type Limiters = Map<LimitedAction, RateLimiterMemory | RateLimiterPostgres>;

/** One set of counters per process: several bundles of the server hold this file. */
const memory = globalThis as { portalLimiters?: Limiters };

/** What the limiter asks of a connection, over the portal's own pool and without its named statement. */
const storeClient = {
  query: async ({ text, values }: { text: string; values: unknown[] }) =>
    (await openDatabase()).executeQuery(CompiledQuery.raw(text, values)),
};

/** Counts in memory where one process serves, else in a table that all instances share (migration 0015). */
export function makeLimiter(keyPrefix: string, { count, seconds }: Limit) {
  const limit = { keyPrefix, points: count, duration: seconds };
  if (!env.DATABASE_URL) return new RateLimiterMemory(limit);
  return new RateLimiterPostgres({
    ...limit,
    storeClient,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    // Who is over the limit is refused here without a question to the database.
    inMemoryBlockOnConsumed: count + 1,
  });
}

function makeLimiters(): Limiters {
  const limits = Object.entries(parseLimits(env.RATE_LIMITS));
  return new Map(limits.map(([name, limit]) => [name as LimitedAction, makeLimiter(name, limit)]));
}

/** Nobody outside can tell which keys share a counter, and every instance picks the same. */
const pickCounter = (key: string) => String(toPseudonym(key).readUInt32BE() % COUNTERS);

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
  memory.portalLimiters ??= makeLimiters();
  const limiter = memory.portalLimiters.get(action);
  if (!limiter) throw new Error(`No limit for ${action}`);
  try {
    const { consumedPoints } = await limiter.consume(pickCounter(key));
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
