import { performance } from 'node:perf_hooks';

/** Failures in a row after which a call is no longer tried. */
const CALL_FAILURES = 3;
/** Different calls that fail, and none that answers between them, after which the whole root is no longer tried. */
const ROOT_FAILURES = 3;
/** How long the root must have answered nothing by then: connections that it closes all at once say nothing of it. */
const ROOT_SILENCE_MS = 1000;
/** A failure that no other followed for this long is forgotten. */
const ROOT_MEMORY_MS = 60_000;
/** How long nothing is tried then; twice as long after each probe that failed, up to a minute. */
const REST_MS = 5000;
const LONGEST_REST_MS = 60_000;

/** Stands for all calls of the root. */
export const WHOLE_ROOT = '*';

interface Breaker {
  failures: number;
  restMs: number;
  /** Milliseconds of the clock; 0 while it is closed. */
  openUntil: number;
  /** True while one request finds out whether the root answers again. */
  isProbing: boolean;
}

/** Called when a call, or the root (`*`), is given up, and when it answers again. */
type Report = (call: string, isOpen: boolean) => void;

/**
 * A circuit breaker for each call of an external root and one for the root as a whole: after some failures a call is
 * refused at once instead of waiting for its time-out, until a single probe gets an answer (CALL-20).
 */
export class Circuit {
  private readonly breakers = new Map<string, Breaker>();
  /** Calls that have failed since any call was answered. */
  private readonly silent = new Set<string>();
  /** When any call was answered, when the first of those was made, and when the last of them failed. */
  private lastAnswer = 0;
  private silentFrom = 0;
  private lastFailure = 0;

  constructor(
    private readonly report: Report = () => undefined,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Calls that are refused now; `*` for the root. */
  listOpen(): string[] {
    return [...this.breakers].filter(([, { openUntil }]) => openUntil > 0).map(([call]) => call);
  }

  /** Whether a call may be made now. The one that is allowed after a rest is a probe, whose outcome must be recorded. */
  allows(call: string): boolean {
    const open = [WHOLE_ROOT, call].flatMap((name) => this.breakers.get(name) ?? []);
    const resting = open.filter(({ openUntil }) => openUntil > 0);
    if (resting.some(({ openUntil, isProbing }) => isProbing || this.clock() < openUntil)) return false;
    for (const breaker of resting) breaker.isProbing = true;
    return true;
  }

  /** The root answered, whatever it said. */
  succeeded(call: string): void {
    this.answered();
    for (const name of [WHOLE_ROOT, call]) {
      const wasOpen = (this.breakers.get(name)?.openUntil ?? 0) > 0;
      this.breakers.delete(name);
      if (wasOpen) this.report(name, false);
    }
  }

  /**
   * The root did not answer.
   * @param silentMs how long it is known to have answered nothing: the time-out of a call that timed out, 0 for a
   *   connection that was lost
   */
  failed(call: string, silentMs = 0): void {
    this.fail(call, CALL_FAILURES);
    if (this.breakers.has(WHOLE_ROOT) || this.isSilent(call, silentMs)) this.fail(WHOLE_ROOT, 1);
  }

  /** Whether the root has answered no call for long enough to give it up, now that this one failed too. */
  private isSilent(call: string, silentMs: number): boolean {
    const now = this.clock();
    const madeAt = Math.max(this.lastAnswer, now - silentMs);
    if (madeAt - this.lastFailure > ROOT_MEMORY_MS) this.silent.clear();
    this.silentFrom = this.silent.size > 0 ? Math.min(this.silentFrom, madeAt) : madeAt;
    this.lastFailure = now;
    this.silent.add(call);
    return this.silent.size >= ROOT_FAILURES && now - this.silentFrom >= ROOT_SILENCE_MS;
  }

  /** Another thread has given up a call, or all of them, for a rest. */
  open(call: string): void {
    const known = this.breakers.get(call);
    if (known && known.openUntil > 0) return;
    const openUntil = this.clock() + REST_MS;
    this.breakers.set(call, { failures: 0, restMs: REST_MS, openUntil, isProbing: false });
  }

  /** Another thread got an answer. */
  close(call: string): void {
    this.answered();
    this.breakers.delete(call);
  }

  /** The outcome of a call is not known: whoever asked has gone. */
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
    // Requests that were under way when it opened change nothing.
    if (breaker.openUntil > 0 && !breaker.isProbing) return;
    if (breaker.failures < limit) return;
    const wasOpen = breaker.openUntil > 0;
    breaker.restMs = Math.min(LONGEST_REST_MS, breaker.restMs * 2 || REST_MS);
    breaker.openUntil = this.clock() + breaker.restMs;
    breaker.isProbing = false;
    if (!wasOpen) this.report(name, true);
  }
}
