import 'server-only';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { findWiderNetworks, toCountedAddress } from '@/lib/api/counted-address';
import { PEER_HEADER } from '@/lib/api/headers';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { toSource } from '@/lib/auth/refusals/source';
import { toPseudonym } from '@/lib/auth/tokens/secrets';
import { env } from '@/lib/env/env';
import { shareState } from '@/lib/env/shared-state';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiContext, ApiMiddleware } from './api-context';
import { RequestError } from './errors';
import { type Limit, type LimitedAction, parseLimits } from './rate-limits';

/** Maximum number of counters per action: clients with millions of addresses share them, and memory is bounded. */
const COUNTERS = 65_536;

/**
 * Multiples of the address limit for an IPv6 site (/48) and a provider (/32), so that a site cannot fill all counters.
 */
const TIMES_OF_SITE = 16;
const TIMES_OF_PROVIDER = 256;

interface Limiters {
  own: RateLimiterMemory | RateLimiterPostgres;
  /** Counted by each process: they only protect the counters of other networks from being filled. */
  site: RateLimiterMemory;
  provider: RateLimiterMemory;
}

/** The connection interface of the limiter, implemented by the portal's pool without named statements. */
const storeClient = {
  query: async ({ text, values }: { text: string; values: unknown[] }) =>
    (await openDatabase()).executeQuery(CompiledQuery.raw(text, values)),
};

/** Counts in memory for a single process, else in a table shared by all instances (migration 0015). */
export function makeLimiter(keyPrefix: string, { count, seconds }: Limit) {
  const limit = { keyPrefix, points: count, duration: seconds };
  if (!env.DATABASE_URL) return new RateLimiterMemory(limit);
  return new RateLimiterPostgres({
    ...limit,
    storeClient,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    // An address over its limit is refused without a query.
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

/** The assignment of keys to counters is secret, and the same on every instance. */
const pickCounter = (key: string) => String(toPseudonym(key).readUInt32BE() % COUNTERS);

/** The limiter rejects with a value whose class cannot be checked, because another bundle may have created it. */
function readWait(refusal: unknown): number | null {
  const isRefusal = typeof refusal === 'object' && refusal !== null && 'msBeforeNext' in refusal;
  return isRefusal ? Math.max(1, Math.ceil(Number(refusal.msBeforeNext) / 1000)) : null;
}

/** Counts an allowed attempt for the surrounding networks; refused ones do not count. */
async function countForNetworks({ site, provider }: Limiters, key: string): Promise<void> {
  const networks = findWiderNetworks(key);
  if (!networks) return;
  await site.consume(pickCounter(networks.site));
  await provider.consume(pickCounter(networks.provider));
}

export const tooManyRequests = (seconds: number) =>
  new RequestError(429, 'tooManyRequests', { headers: { 'Retry-After': String(seconds) } });

/**
 * @returns attempts of this window so far, and 0; or, over the limit, the seconds until the next window
 * @throws Error for an action without a limit
 */
export async function tryAttempt(
  action: LimitedAction,
  key: string,
): Promise<{ count: number; waitSeconds: number }> {
  const limiters = shareState('limiters', makeLimiters).get(action);
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
 * @returns attempts of this window so far @throws RequestError 429 `tooManyRequests` with Retry-After over the limit
 */
export async function countAttempt(action: LimitedAction, key: string): Promise<number> {
  const { count, waitSeconds } = await tryAttempt(action, key);
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  return count;
}

export function keyOf(c: ApiContext): string {
  const caller = c.get('caller');
  if (caller?.kind === 'person') return caller.subject;
  return toCountedAddress(c.req.header(PEER_HEADER));
}

/** Public pages of the portal read on behalf of all visitors without an address, so no limit applies to them. */
const isOwnPage = (action: LimitedAction, c: ApiContext) =>
  action === 'read' && c.req.header(PEER_HEADER) === undefined;

/** Counts by person after `requireToken`, else by the address seen by the front server, never by a claimed one. */
export function limitRate(action: LimitedAction): ApiMiddleware {
  return async (c, next) => {
    if (!isOwnPage(action, c)) await countAttempt(action, keyOf(c));
    await next();
  };
}
