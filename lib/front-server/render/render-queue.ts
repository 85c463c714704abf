import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Demand } from './demand.ts';
import { RenderTimes } from './render-times.ts';

export interface RenderRequest {
  method: 'GET' | 'HEAD';
  url: string;
  headers: IncomingHttpHeaders;
}

export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** True if the page failed because of an outage: its body is empty without JavaScript. */
  isEmpty?: boolean;
}

/**
 * Renders a request.
 * @throws NotRendered when the queue is full, or no request is waiting any more; Error when the thread ended before the
 * page was rendered
 */
export type Render = (request: RenderRequest, demand: Demand) => Promise<Rendered>;

/** Why a page was not rendered: too many are waiting, or no request is waiting for it any more. */
export class NotRendered extends Error {
  readonly reason: 'full' | 'abandoned';

  constructor(reason: NotRendered['reason']) {
    super(reason === 'full' ? 'Too many pages wait to be rendered' : 'Nobody waits for the page any longer');
    this.reason = reason;
  }
}

export interface Waiting {
  resolve(page: Rendered): void;
  reject(error: Error): void;
}

export interface RenderPlan {
  /** Maximum number of threads. The first always runs, the others under load. */
  threads: number;
  /** Pages that one thread renders concurrently. More than three are not faster and cost garbage collection. */
  atOnce: number;
  /** How long there must be a queue before another thread is started, in milliseconds. */
  busyMs?: number;
  /** How long another thread may be idle before it is stopped, in milliseconds. */
  idleMs?: number;
}

/** A rendering thread, which becomes ready after some time. */
interface Thread {
  /** Number of its pages in progress; infinite while it is not ready. */
  readonly load: number;
  readonly usedAt: number;
  start(): Promise<void>;
  render(request: RenderRequest): Promise<Rendered>;
  stop(): void;
}

interface Turn extends Waiting {
  request: RenderRequest;
  demand: Demand;
  since: number;
}

/** Maximum number of waiting pages: about four seconds of rendering. */
const MAX_WAITING = 128;
/** Maximum number of waiting pages of one address, such as an office or a lecture hall. */
const MAX_WAITING_EACH = 32;
/** One address, and all searches together, may use at most a quarter of the pages rendered concurrently. */
const SHARE = 4;
/** Minimum of that share: what a thread with a database file renders concurrently. */
const MIN_SHARE = 3;
/**
 * Signed-in people take precedence until they have used this much of a thread's time, in milliseconds: a page a second.
 */
const FIRST_MS = 2000;

/**
 * The queue of the rendering threads. Pages of signed-in people come first, within a limit; then other personal pages
 * and indexed ones, then searches and other free queries. Among equals the address that has used less rendering time
 * recently comes first, then the earlier request. The queue is bounded: when it is full, or one address has too many
 * pages in it, the last of them is refused.
 */
export class RenderQueue {
  private readonly plan: Required<RenderPlan>;
  private readonly makeThread: (onReady: () => void) => Thread;
  private readonly times = new RenderTimes();
  private readonly share: number;
  /** Searches leave a place for other pages, which would wait for the end of a search. */
  private readonly freeShare: number;
  private threads: Thread[] = [];
  private waiting: Turn[] = [];
  private readonly begun = new Map<string, number>();
  private freeBegun = 0;
  /** Since when there has been a queue without interruption. */
  private busySince = 0;
  refused = 0;

  constructor(plan: RenderPlan, makeThread: (onReady: () => void) => Thread) {
    this.plan = { busyMs: 1000, idleMs: 60_000, ...plan };
    this.makeThread = makeThread;
    this.share = Math.max(MIN_SHARE, Math.floor(plan.atOnce / SHARE));
    this.freeShare = Math.max(1, Math.min(this.share, plan.atOnce - 1));
    if (plan.threads > 1) setInterval(() => this.shrink(), this.plan.idleMs).unref();
  }

  addThread(): Promise<void> {
    const thread = this.makeThread(() => this.handOut());
    this.threads.push(thread);
    return thread.start();
  }

  get size(): number {
    return this.threads.reduce(
      (sum, { load }) => sum + (Number.isFinite(load) ? load : 0),
      this.waiting.length,
    );
  }

  readonly render: Render = (request, demand) =>
    new Promise((resolve, reject) => {
      if (demand.isAbandoned) return reject(new NotRendered('abandoned'));
      if (this.waiting.length === 0) this.busySince = performance.now();
      const turn = { request, demand, resolve, reject, since: performance.now() };
      this.waiting.push(turn);
      demand.onAbandoned = () => this.remove(turn, 'abandoned');
      this.handOut();
      this.makeRoom(turn);
    });

  private remove(turn: Turn, reason: NotRendered['reason']): void {
    this.waiting = this.waiting.filter((other) => other !== turn);
    turn.demand.onAbandoned = null;
    turn.reject(new NotRendered(reason));
  }

  private makeRoom({ demand: { addresses } }: Turn): void {
    const own = this.waiting.filter(({ demand }) => demand.addresses[0] === addresses[0]);
    const crowd = own.length > MAX_WAITING_EACH ? own : this.waiting.length > MAX_WAITING ? this.waiting : [];
    const last = this.findOutermost(crowd, 1);
    if (!last) return;
    this.refused += 1;
    this.remove(last, 'full');
  }

  private findOutermost(turns: readonly Turn[], side: 1 | -1): Turn | undefined {
    const at = performance.now();
    let [found, rank, dueAt]: [Turn | undefined, number, number] = [undefined, 0, 0];
    for (const turn of turns) {
      const ownRank = this.rankOf(turn.demand);
      const ownDueAt = turn.since + this.times.delayOf(turn.demand.addresses, at);
      const isFurther = side * (ownRank - rank || ownDueAt - dueAt) > 0;
      if (!found || isFurther || (side === 1 && ownRank === rank && ownDueAt === dueAt))
        [found, rank, dueAt] = [turn, ownRank, ownDueAt];
    }
    return found;
  }

  private rankOf({ isFree, isSignedIn, addresses: [person = ''] }: Demand): number {
    if (isSignedIn && this.times.readMs(person) < FIRST_MS) return 0;
    return isFree ? 2 : 1;
  }

  private mayBegin({ demand: { isFree, addresses } }: Turn): boolean {
    if (isFree && this.freeBegun >= this.freeShare) return false;
    return addresses.some((address) => (this.begun.get(address) ?? 0) < this.share);
  }

  /** Assigns the first pages to the least busy threads. */
  private handOut(): void {
    const thread = this.threads.reduce((least, one) => (one.load < least.load ? one : least));
    if (thread.load >= this.plan.atOnce) {
      this.grow();
      return;
    }
    const turn = this.findOutermost(
      this.waiting.filter((one) => this.mayBegin(one)),
      -1,
    );
    if (!turn) return;
    this.begin(turn, thread);
    this.handOut();
  }

  private begin(turn: Turn, thread: Thread): void {
    const { request, demand } = turn;
    this.waiting = this.waiting.filter((other) => other !== turn);
    demand.onAbandoned = null;
    const end = this.count(demand);
    const page = thread.render(request);
    page.then(turn.resolve, turn.reject);
    page
      .catch(() => undefined)
      .then(() => {
        end();
        this.handOut();
      });
  }

  private count({ isFree, addresses }: Demand): () => void {
    const address = this.times.findLightest(addresses);
    const from = performance.now();
    this.begun.set(address, (this.begun.get(address) ?? 0) + 1);
    if (isFree) this.freeBegun += 1;
    return () => {
      const left = (this.begun.get(address) ?? 0) - 1;
      if (left > 0) this.begun.set(address, left);
      else this.begun.delete(address);
      if (isFree) this.freeBegun -= 1;
      this.times.add(address, (performance.now() - from) / this.plan.atOnce);
    };
  }

  private grow(): void {
    const { threads, busyMs } = this.plan;
    if (this.waiting.length === 0 || performance.now() - this.busySince < busyMs) return;
    if (this.threads.length < threads) this.addThread().catch(() => undefined);
  }

  private shrink(): void {
    const before = performance.now() - this.plan.idleMs;
    const [first, ...further] = this.threads;
    const idle = further.filter(({ load, usedAt }) => load === 0 && usedAt < before);
    for (const thread of idle) thread.stop();
    this.threads = this.threads.filter((thread) => thread === first || !idle.includes(thread));
  }
}
