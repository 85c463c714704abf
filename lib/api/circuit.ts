import { performance } from 'node:perf_hooks';

/** Consecutive failures after which a call is refused. */
const CALL_FAILURES = 3;
/** Number of different calls that fail without a success in between, after which the whole root is refused. */
const ROOT_FAILURES = 3;
/** How long the root must have been silent by then: connections that it closes all at once are not enough. */
const ROOT_SILENCE_MS = 1000;
/** A failure is forgotten if no other follows within this time. */
const ROOT_MEMORY_MS = 60_000;
/** How long calls are refused; doubled after each failed probe, up to a minute. */
const REST_MS = 5000;
const LONGEST_REST_MS = 60_000;

/** Key for all calls of the root. */
export const WHOLE_ROOT = '*';

interface Breaker {
  failures: number;
  restMs: number;
  openUntil: number;
  /** True while one request tests whether the root responds again. */
  isProbing: boolean;
}

/** Called when the breaker of a call, or of the root (`*`), opens and closes. */
type Report = (call: string, isOpen: boolean) => void;

/** A circuit breaker per call of an external root, and one for the whole root (CALL-20). */
export class Circuit {
  private readonly breakers = new Map<string, Breaker>();
  /** Calls that have failed since the last successful call. */
  private readonly silent = new Set<string>();
  private lastAnswer = 0;
  private silentFrom = 0;
  private lastFailure = 0;

  constructor(
    private readonly report: Report = () => undefined,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Calls that are refused now; `*` is the root. */
  listOpen(): string[] {
    return [...this.breakers].filter(([, { openUntil }]) => openUntil > 0).map(([call]) => call);
  }

  /** Whether a call may be made now. The call allowed after a pause is a probe, and its outcome must be recorded. */
  allows(call: string): boolean {
    const open = [WHOLE_ROOT, call].flatMap((name) => this.breakers.get(name) ?? []);
    const resting = open.filter(({ openUntil }) => openUntil > 0);
    if (resting.some(({ openUntil, isProbing }) => isProbing || this.clock() < openUntil)) return false;
    for (const breaker of resting) breaker.isProbing = true;
    return true;
  }

  succeeded(call: string): void {
    this.answered();
    for (const name of [WHOLE_ROOT, call]) {
      const wasOpen = (this.breakers.get(name)?.openUntil ?? 0) > 0;
      this.breakers.delete(name);
      if (wasOpen) this.report(name, false);
    }
  }

  /** @param silentMs how long the root is known to have been silent: the timeout, or 0 for a lost connection */
  failed(call: string, silentMs = 0): void {
    this.fail(call, CALL_FAILURES);
    if (this.breakers.has(WHOLE_ROOT) || this.isSilent(call, silentMs)) this.fail(WHOLE_ROOT, 1);
  }

  /** Whether the root has been silent long enough to be refused, including this failure. */
  private isSilent(call: string, silentMs: number): boolean {
    const now = this.clock();
    const madeAt = Math.max(this.lastAnswer, now - silentMs);
    if (madeAt - this.lastFailure > ROOT_MEMORY_MS) this.silent.clear();
    this.silentFrom = this.silent.size > 0 ? Math.min(this.silentFrom, madeAt) : madeAt;
    this.lastFailure = now;
    this.silent.add(call);
    return this.silent.size >= ROOT_FAILURES && now - this.silentFrom >= ROOT_SILENCE_MS;
  }

  open(call: string): void {
    const known = this.breakers.get(call);
    if (known && known.openUntil > 0) return;
    const openUntil = this.clock() + REST_MS;
    this.breakers.set(call, { failures: 0, restMs: REST_MS, openUntil, isProbing: false });
  }

  close(call: string): void {
    this.answered();
    this.breakers.delete(call);
  }

  /** Records a call without outcome, because its client disconnected. */
  abandoned(call: string): void {
    for (const name of [WHOLE_ROOT, call]) {
      const breaker = this.breakers.get(name);
      if (breaker) breaker.isProbing = false;
    }
  }

  private answered(): void {
    this.silent.clear();
    this.lastAnswer = this.clock();
  }

  private fail(name: string, limit: number): void {
    const breaker = this.breakers.get(name) ?? { failures: 0, restMs: 0, openUntil: 0, isProbing: false };
    this.breakers.set(name, breaker);
    breaker.failures += 1;
    // Calls that were in progress when the breaker opened do not affect it.
    if (breaker.openUntil > 0 && !breaker.isProbing) return;
    if (breaker.failures < limit) return;
    const wasOpen = breaker.openUntil > 0;
    breaker.restMs = Math.min(LONGEST_REST_MS, breaker.restMs * 2 || REST_MS);
    breaker.openUntil = this.clock() + breaker.restMs;
    breaker.isProbing = false;
    if (!wasOpen) this.report(name, true);
  }
}
