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
  build: string;
  logLevel: string;
  /** The port of the portal, for addresses that Next builds. */
  port: number;
}

/**
 * Without a limit a thread grows to a gigabyte. It needs 130 MB; the rest is for the largest pages, such as site maps.
 */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const RESTART_MS = 500;

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
  usedAt = performance.now();

  constructor(data: ThreadData, onReady: () => void) {
    this.data = data;
    this.onReady = onReady;
  }

  get load(): number {
    return this.worker ? this.waiting.size : Number.POSITIVE_INFINITY;
  }

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
        console.error('A rendering thread has ended:', error);
        reject(error);
      });
      worker.once('exit', () => this.startAgain());
    });
  }

  render(request: RenderRequest): Promise<Rendered> {
    this.lastId += 1;
    this.usedAt = performance.now();
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ ...request, id } satisfies Question);
    });
  }

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
    for (const { reject } of lost) reject(new Error('The thread ended before the page was rendered'));
    if (!this.stopped) setTimeout(() => this.start().catch(() => undefined), RESTART_MS).unref();
  }
}

/**
 * Starts the first rendering thread. Threads keep rendering from blocking responses from memory and calls of the API.
 */
export async function startRenderer(plan: RenderPlan, data: ThreadData): Promise<Render> {
  const queue = new RenderQueue(plan, (onReady) => new RenderThread(data, onReady));
  await queue.addThread();
  offerMetric('render_queue', () => queue.size);
  offerMetric('render_refused_total', () => queue.refused);
  return queue.render;
}
