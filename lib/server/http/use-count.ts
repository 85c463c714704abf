import 'server-only';
import { shareState } from '@/lib/env/shared-state';
import { makeLimiter } from './rate-limit';

/** Interval at which an instance shares its count, and lifetime of the total that it has read. */
const SHARE_MS = 1000;
const KEY = 'all';

/** Codes used in this minute. */
interface Uses {
  limiter: ReturnType<typeof makeLimiter>;
  /** Not shared yet. */
  own: number;
  ofAll: number;
  heardAt: number;
  timer?: NodeJS.Timeout | undefined;
}

const getUses = () =>
  shareState(
    'uses',
    (): Uses => ({
      limiter: makeLimiter('use', { count: 1, seconds: 60 }),
      own: 0,
      ofAll: 0,
      heardAt: Number.NEGATIVE_INFINITY,
    }),
  );

async function share(uses: Uses): Promise<void> {
  const { own, limiter } = uses;
  uses.own = 0;
  uses.heardAt = performance.now();
  try {
    // Counts without ever refusing.
    uses.ofAll = (await limiter.penalty(KEY, own)).consumedPoints;
  } catch (error) {
    uses.own += own;
    throw error;
  }
}

export async function flushUses(): Promise<void> {
  const uses = getUses();
  clearTimeout(uses.timer);
  uses.timer = undefined;
  if (uses.own > 0) await share(uses);
}

export function countUse(): void {
  const uses = getUses();
  uses.own += 1;
  uses.timer ??= setTimeout(() => flushUses().catch(console.error), SHARE_MS).unref();
}

export async function readUses(): Promise<number> {
  const uses = getUses();
  if (performance.now() - uses.heardAt > SHARE_MS) await share(uses);
  return uses.ofAll + uses.own;
}
