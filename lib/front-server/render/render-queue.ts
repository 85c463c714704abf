import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Demand } from './demand.ts';
import { RenderTimes } from './render-times.ts';

/** What is asked of Next: reading alone, without a body. */
export interface RenderRequest {
  method: 'GET' | 'HEAD';
  url: string;
  headers: IncomingHttpHeaders;
}

/** A whole answer of Next. */
export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Renders what is asked for.
 * @throws NotRendered when the queue has no room, or everybody has left; Error when the thread ended before it was done
 */
export type Render = (request: RenderRequest, demand: Demand) => Promise<Rendered>;

/** Why a page was not rendered: too many wait, or nobody waits for it any longer. */
export class NotRendered extends Error {
  readonly reason: 'full' | 'abandoned';

  constructor(reason: NotRendered['reason']) {
    super(reason === 'full' ? 'Too many pages wait to be rendered' : 'Nobody waits for the page any longer');
    this.reason = reason;
  }
}

/** The promise of a page. */
export interface Waiting {
  resolve(page: Rendered): void;
  reject(error: Error): void;
}

/** How many render. */
export interface RenderPlan {
  /** Most threads. The first runs as long as the portal does, the others while there is much to do. */
  threads: number;
  /**
   * Pages that one thread renders at the same time. Where pages wait for nothing but compression, more than three do not
   * come sooner: each only has its half-made state kept and moved about by the collector for longer.
   */
  atOnce: number;
  /** How long there must have been a queue before another thread is worth its memory, in milliseconds. */
  busyMs?: number;
  /** How long another thread may have nothing to do, in milliseconds. */
  idleMs?: number;
}

/** Something that renders; it becomes ready by and by. */
interface Thread {
  /** Pages that it has to render; infinite while it cannot. */
  readonly load: number;
  /** When it was last asked for a page, in milliseconds of `performance.now()`. */
  readonly askedAt: number;
  start(): Promise<void>;
  render(request: RenderRequest): Promise<Rendered>;
  stop(): void;
}

interface Turn extends Waiting {
  request: RenderRequest;
  demand: Demand;
  /** When it was queued, in milliseconds of `performance.now()`. */
  since: number;
}

/** Pages that may wait: what is rendered in about four seconds. */
const MAX_WAITING = 128;
/** Pages that one address may have waiting: an office or a lecture hall behind one address. */
const MAX_WAITING_EACH = 32;
/** Of the pages that threads render at once, one address, and all searches together, take at most a quarter. */
const SHARE = 4;
/** ... but as many as a thread with the database in a file renders at once. */
const MIN_SHARE = 3;
/** Somebody who is signed in comes first until so much of a thread's time is used, in milliseconds: a page a second. */
const FIRST_MS = 2000;

/**
 * The queue of pages in front of the rendering threads. Pages of signed-in people come first, within reason; then other
 * personal pages and indexed ones, then searches and other free queries. Among equals the address that has used less
 * rendering time lately comes first, then the earlier request. The queue is bounded: when it is full, or one address has
 * too many pages in it, the last of them is refused.
 */
export class RenderQueue {
  private readonly plan: Required<RenderPlan>;
  private readonly makeThread: (onReady: () => void) => Thread;
  private readonly times = new RenderTimes();
  private readonly share: number;
  private threads: Thread[] = [];
  private waiting: Turn[] = [];
  /** Pages that threads render now, by address. */
  private readonly begun = new Map<string, number>();
  private freeBegun = 0;
  /** Since when there has always been a queue. */
  private busySince = 0;
  /** Pages that were refused because too many waited. */
  refused = 0;

  constructor(plan: RenderPlan, makeThread: (onReady: () => void) => Thread) {
    this.plan = { busyMs: 1000, idleMs: 60_000, ...plan };
    this.makeThread = makeThread;
    this.share = Math.max(MIN_SHARE, Math.floor(plan.atOnce / SHARE));
    if (plan.threads > 1) setInterval(() => this.shrink(), this.plan.idleMs).unref();
  }

  /** @throws Error when the thread ends before it can render */
  addThread(): Promise<void> {
    const thread = this.makeThread(() => this.handOut());
    this.threads.push(thread);
    return thread.start();
  }

  /** Pages that were asked for and are not rendered yet. */
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

  /** Takes a page out of the queue that will not be rendered. */
  private remove(turn: Turn, reason: NotRendered['reason']): void {
    this.waiting = this.waiting.filter((other) => other !== turn);
    turn.demand.onAbandoned = null;
    turn.reject(new NotRendered(reason));
  }

  /** Refuses whoever is last, of the newcomer's address or of all, where there are too many. */
  private makeRoom({ demand: { addresses } }: Turn): void {
    const own = this.waiting.filter(({ demand }) => demand.addresses[0] === addresses[0]);
    const crowd = own.length > MAX_WAITING_EACH ? own : this.waiting.length > MAX_WAITING ? this.waiting : [];
    const last = this.findOutermost(crowd, 1);
    if (!last) return;
    this.refused += 1;
    this.remove(last, 'full');
  }

  /** @param side -1 for whoever is to be rendered first, 1 for the last */
  private findOutermost(turns: readonly Turn[], side: 1 | -1): Turn | undefined {
    let [found, rank, dueAt]: [Turn | undefined, number, number] = [undefined, 0, 0];
    for (const turn of turns) {
      const ownRank = this.rankOf(turn.demand);
      const ownDueAt = turn.since + this.times.delayOf(turn.demand.addresses);
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
    if (isFree && this.freeBegun >= this.share) return false;
    return addresses.some((address) => (this.begun.get(address) ?? 0) < this.share);
  }

  /** Gives the first in the queue to the threads that have least to do. */
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

  /** Counts a page that begins. @returns to be called when it is rendered */
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
    const idle = further.filter(({ load, askedAt }) => load === 0 && askedAt < before);
    for (const thread of idle) thread.stop();
    this.threads = this.threads.filter((thread) => thread === first || !idle.includes(thread));
  }
}
