import 'server-only';
import { makeLimiter } from './rate-limit';

/** How often an instance tells the others of its uses at most, and for how long it believes what it has heard. */
const SHARE_MS = 1000;
const KEY = 'all';

/** Uses of codes in this minute. One count per process: several bundles hold this file. */
interface Uses {
  limiter: ReturnType<typeof makeLimiter>;
  /** Of this process, not told yet. */
  own: number;
  /** Of all instances, as it was heard last. */
  ofAll: number;
  heardAt: number;
  timer?: NodeJS.Timeout | undefined;
}

const memory = globalThis as { portalUses?: Uses };

function getUses(): Uses {
  memory.portalUses ??= {
    limiter: makeLimiter('use', { count: 1, seconds: 60 }),
    own: 0,
    ofAll: 0,
    heardAt: Number.NEGATIVE_INFINITY,
  };
  return memory.portalUses;
}

/** Tells what is new here, and hears how many there are on all instances; nothing is lost where nobody can be told. */
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

/** Tells the other instances at once what was counted here, instead of within a second. */
export async function flushUses(): Promise<void> {
  const uses = getUses();
  clearTimeout(uses.timer);
  uses.timer = undefined;
  if (uses.own > 0) await share(uses);
}

/** Counts the use of a code. All instances know of it within a second. */
export function countUse(): void {
  const uses = getUses();
  uses.own += 1;
  uses.timer ??= setTimeout(() => flushUses().catch(console.error), SHARE_MS).unref();
}

/** How many codes all addresses have used in this minute, on all instances. */
export async function readUses(): Promise<number> {
  const uses = getUses();
  if (performance.now() - uses.heardAt > SHARE_MS) await share(uses);
  return uses.ofAll + uses.own;
}
