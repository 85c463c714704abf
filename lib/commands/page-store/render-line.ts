import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** What is asked of Next: reading alone, without a body. */
export interface RenderRequest {
  method: 'GET' | 'HEAD';
  url: string;
  headers: IncomingHttpHeaders;
}

/** An answer of Next, whole. */
export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Renders what is asked for. @throws Error when the thread ended before it was done */
export type Render = (request: RenderRequest) => Promise<Rendered>;

/** Who is waiting for a page. */
export interface Waiting {
  resolve(page: Rendered): void;
  reject(error: Error): void;
}

/** How many render. */
export interface RenderPlan {
  /** Most threads; the first stands as long as the portal does, the others while there is much to do. */
  threads: number;
  /**
   * Pages that one thread makes at the same time. Where pages wait for nothing but to be compressed, more than three do not
   * come sooner: each only has its half-made state kept and moved about by the collector for longer.
   */
  atOnce: number;
  /** For how long pages have to stand in line before a further thread is worth its memory, in milliseconds. */
  busyMs?: number;
  /** For how long a further thread may have nothing to do, in milliseconds. */
  idleMs?: number;
}

/** Something that renders; it becomes ready by and by. */
interface Thread {
  /** Pages that it has to make; endless while it cannot. */
  readonly load: number;
  /** When it was last asked for a page, in milliseconds of `performance.now()`. */
  readonly askedAt: number;
  start(): Promise<void>;
  render: Render;
  stop(): void;
}

interface Turn extends Waiting {
  request: RenderRequest;
}

/** The threads, and the line in front of them. */
export class RenderLine {
  private readonly plan: Required<RenderPlan>;
  private readonly makeThread: (onReady: () => void) => Thread;
  private threads: Thread[] = [];
  private readonly line: Turn[] = [];
  /** Since when there has always been a line. */
  private busySince = 0;

  constructor(plan: RenderPlan, makeThread: (onReady: () => void) => Thread) {
    this.plan = { busyMs: 1000, idleMs: 60_000, ...plan };
    this.makeThread = makeThread;
    if (plan.threads > 1) setInterval(() => this.shrink(), this.plan.idleMs).unref();
  }

  /** @throws Error when the thread ends before it can render */
  addThread(): Promise<void> {
    const thread = this.makeThread(() => this.handOut());
    this.threads.push(thread);
    return thread.start();
  }

  /** Pages that were asked for and are not made yet. */
  get size(): number {
    return this.threads.reduce((sum, { load }) => sum + (Number.isFinite(load) ? load : 0), this.line.length);
  }

  render(request: RenderRequest): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      if (this.line.length === 0) this.busySince = performance.now();
      this.line.push({ request, resolve, reject });
      this.handOut();
    });
  }

  /** Gives those at the head of the line to the threads that have least to do. */
  private handOut(): void {
    const thread = this.threads.reduce((least, one) => (one.load < least.load ? one : least));
    if (thread.load >= this.plan.atOnce) {
      this.grow();
      return;
    }
    const turn = this.line.shift();
    if (!turn) return;
    const page = thread.render(turn.request);
    page.then(turn.resolve, turn.reject);
    page.catch(() => undefined).then(() => this.handOut());
    this.handOut();
  }

  private grow(): void {
    const { threads, busyMs } = this.plan;
    if (this.threads.length >= threads || performance.now() - this.busySince < busyMs) return;
    this.addThread().catch(() => undefined);
  }

  private shrink(): void {
    const before = performance.now() - this.plan.idleMs;
    const [first, ...further] = this.threads;
    const idle = further.filter(({ load, askedAt }) => load === 0 && askedAt < before);
    for (const thread of idle) thread.stop();
    this.threads = this.threads.filter((thread) => thread === first || !idle.includes(thread));
  }
}
