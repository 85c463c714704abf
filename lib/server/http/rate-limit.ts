import 'server-only';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { findWiderNetworks, toCountedAddress } from '@/lib/api/counted-address';
import { PEER_HEADER } from '@/lib/api/headers';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { toSource } from '@/lib/auth/refusals/source';
import { toPseudonym } from '@/lib/auth/tokens/secrets';
import { env } from '@/lib/env/env';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiContext, ApiMiddleware } from './api-context';
import { RequestError } from './errors';
import { type Limit, type LimitedAction, parseLimits } from './rate-limits';

/** Counters of one action at most: whoever has millions of addresses shares them, and memory has an end. */
const COUNTERS = 65_536;

/**
 * How many times the limit of one address all addresses of an IPv6 site (/48), and of a provider (/32), may reach
 * together. So a site, which has 65,536 networks to send from, fills 16 counters of 65,536 and not all of them.
 */
const TIMES_OF_SITE = 16;
const TIMES_OF_PROVIDER = 256;

interface Limiters {
  own: RateLimiterMemory | RateLimiterPostgres;
  /** Counted by each process for itself: they only keep the counters of the others from being filled. */
  site: RateLimiterMemory;
  provider: RateLimiterMemory;
}

/** One set of counters per process: several bundles of the server hold this file. */
const memory = globalThis as { portalLimiters?: Map<LimitedAction, Limiters> };

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

function makeLimiters(): Map<LimitedAction, Limiters> {
  const limits = Object.entries(parseLimits(env.RATE_LIMITS));
  return new Map(
    limits.map(([name, limit]) => {
      const wider = (times: number) =>
        new RateLimiterMemory({ points: limit.count * times, duration: limit.seconds });
      const limiters = {
        own: makeLimiter(name, limit),
        site: wider(TIMES_OF_SITE),
        provider: wider(TIMES_OF_PROVIDER),
      };
      return [name as LimitedAction, limiters];
    }),
  );
}

/** Nobody outside can tell which keys share a counter, and every instance picks the same. */
const pickCounter = (key: string) => String(toPseudonym(key).readUInt32BE() % COUNTERS);

/** The limiter's refusal is no error class that could be asked for: another bundle may have made the limiter. */
function readWait(refusal: unknown): number | null {
  const isRefusal = typeof refusal === 'object' && refusal !== null && 'msBeforeNext' in refusal;
  return isRefusal ? Math.max(1, Math.ceil(Number(refusal.msBeforeNext) / 1000)) : null;
}

/** Counts an attempt that its address still has for the networks around it; what is refused before counts for none of them. */
async function countForNetworks({ site, provider }: Limiters, key: string): Promise<void> {
  const networks = findWiderNetworks(key);
  if (!networks) return;
  await site.consume(pickCounter(networks.site));
  await provider.consume(pickCounter(networks.provider));
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
  const limiters = memory.portalLimiters.get(action);
  if (!limiters) throw new Error(`No limit for ${action}`);
  try {
    const { consumedPoints } = await limiters.own.consume(pickCounter(key));
    await countForNetworks(limiters, key);
    return { count: consumedPoints, waitSeconds: 0 };
  } catch (refusal) {
    const waitSeconds = readWait(refusal);
    if (waitSeconds === null) throw refusal;
    countRefusal('rateLimited', key.startsWith('person:') ? key : toSource(key));
    return { count: limiters.own.points, waitSeconds };
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
