/**
 * libuv accepts one connection per iteration of the event loop (since 1.45.0). If each iteration answered all waiting
 * requests of hundreds of connections, new connections would wait for many seconds. Each iteration therefore starts
 * requests only for this time, in milliseconds.
 */
const SLICE_MS = 1;
/** While new connections arrive, no request is started, for at most this time in milliseconds. */
const MAX_PAUSE_MS = 20;

/** Starts requests in the order of their arrival; those that do not fit into a slice wait for the next iterations. */
export class RequestSlices {
  private waiting: (() => void)[] = [];
  private endsAt: number | null = null;
  private hasNewConnection = false;
  private pausedAt: number | null = null;

  /** Reports a new connection: others may be waiting behind it. */
  addConnection(): void {
    this.hasNewConnection = true;
  }

  start(begin: () => void): void {
    this.endsAt ??= this.openSlice();
    if (this.waiting.length === 0 && performance.now() < this.endsAt) begin();
    else this.waiting.push(begin);
  }

  private openSlice(): number {
    setImmediate(() => this.goOn());
    return performance.now() + SLICE_MS;
  }

  private goOn(): void {
    this.endsAt = null;
    if (this.waiting.length === 0) return;
    const endsAt = this.openSlice();
    this.endsAt = endsAt;
    if (this.pauses()) return;
    do this.waiting.shift()?.();
    while (this.waiting.length > 0 && performance.now() < endsAt);
  }

  private pauses(): boolean {
    const hasNewConnection = this.hasNewConnection;
    this.hasNewConnection = false;
    const now = performance.now();
    this.pausedAt = hasNewConnection ? (this.pausedAt ?? now) : null;
    if (this.pausedAt === null) return false;
    if (now - this.pausedAt < MAX_PAUSE_MS) return true;
    this.pausedAt = null;
    return false;
  }
}
