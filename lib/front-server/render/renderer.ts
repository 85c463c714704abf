import { Worker } from 'node:worker_threads';
import { offerMetric } from '../../monitoring/metrics.ts';
import {
  type Render,
  type Rendered,
  type RenderPlan,
  RenderQueue,
  type RenderRequest,
  type Waiting,
} from './render-queue.ts';

/** Messages to and from a thread; number 0 means that it is ready. */
export interface Question extends RenderRequest {
  id: number;
}
export interface Answer {
  id: number;
  page?: Rendered;
  error?: string;
}

export interface ThreadData {
  /** The folder of the build. */
  build: string;
  logLevel: string;
  /** The port of the portal, for addresses that Next builds. */
  port: number;
}

/**
 * Without a limit a thread grows to a gigabyte before it collects garbage. It needs about 130 MB; the rest is for the
 * largest pages, such as a site map of a hundred thousand addresses.
 */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const RESTART_MS = 500;

/** A transferred buffer arrives as a byte array, possibly a part of a larger one. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** A thread that is restarted when it ends, after an error or because a page exceeded its memory. */
class RenderThread {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly data: ThreadData;
  private readonly onReady: () => void;
  private lastId = 0;
  private stopped = false;
  /** Time of its last page, in milliseconds of `performance.now()`. */
  askedAt = performance.now();

  /** @param onReady called whenever it becomes ready */
  constructor(data: ThreadData, onReady: () => void) {
    this.data = data;
    this.onReady = onReady;
  }

  /** Number of its pages in progress; infinite while it is not ready. */
  get load(): number {
    return this.worker ? this.waiting.size : Number.POSITIVE_INFINITY;
  }

  /** @returns when it is ready. @throws Error when it ends before */
  start(): Promise<void> {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
      resourceLimits: LIMITS,
      workerData: this.data,
    });
    return new Promise((resolve, reject) => {
      worker.on('message', (answer: Answer) => {
        if (answer.id !== 0) return this.settle(answer);
        this.worker = worker;
        resolve();
        this.onReady();
      });
      worker.once('error', (error) => {
        console.error('A thread that renders has ended:', error);
        reject(error);
      });
      worker.once('exit', () => this.startAgain());
    });
  }

  render(request: RenderRequest): Promise<Rendered> {
    this.lastId += 1;
    this.askedAt = performance.now();
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ ...request, id } satisfies Question);
    });
  }

  /** Stops it permanently. */
  stop(): void {
    this.stopped = true;
    void this.worker?.terminate();
  }

  private settle({ id, page, error }: Answer): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (page) asked?.resolve({ ...page, body: toBuffer(page.body) });
    else asked?.reject(new Error(error));
  }

  private startAgain(): void {
    this.worker = null;
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(new Error('The thread ended before the page was made'));
    if (!this.stopped) setTimeout(() => this.start().catch(() => undefined), RESTART_MS).unref();
  }
}

/**
 * Starts the first rendering thread. Rendering in threads does not block the responses from memory and calls of the
 * API.
 * @returns a function that renders in the least busy thread, in the order of the queue
 * @throws Error when the first thread cannot start
 */
export async function startRenderer(plan: RenderPlan, data: ThreadData): Promise<Render> {
  const queue = new RenderQueue(plan, (onReady) => new RenderThread(data, onReady));
  await queue.addThread();
  offerMetric('render_queue', () => queue.size);
  offerMetric('render_refused_total', () => queue.refused);
  return queue.render;
}
