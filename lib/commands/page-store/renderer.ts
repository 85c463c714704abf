import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Worker } from 'node:worker_threads';
import { offerReading } from '../../config/monitoring/readings.ts';

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

/** Messages to a thread and back; number 0 says that it is ready. */
export interface Question extends RenderRequest {
  id: number;
}
export interface Answer {
  id: number;
  page?: Rendered;
  error?: string;
}

interface Waiting {
  resolve(page: Rendered): void;
  reject(error: Error): void;
}

/**
 * Without a limit a thread grows to a gigabyte before it tidies up. It needs about 90 MB; the rest is for the largest
 * pages, such as a site map of a hundred thousand addresses.
 */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const RESTART_MS = 500;

/** One thread, started anew when it ends: by an error of its own, or because a page did not fit into its memory. */
class RenderThread {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** Pages that it has to make. */
  get load(): number {
    return this.waiting.size;
  }

  /** @returns when it can render. @throws Error when it ends before */
  start(): Promise<void> {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { resourceLimits: LIMITS });
    this.worker = worker;
    return new Promise((resolve, reject) => {
      worker.on('message', ({ id, page, error }: Answer) => {
        if (id === 0) return resolve();
        const asked = this.waiting.get(id);
        this.waiting.delete(id);
        if (page) asked?.resolve({ ...page, body: Buffer.from(page.body) });
        else asked?.reject(new Error(error));
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
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ ...request, id } satisfies Question);
    });
  }

  private startAgain(): void {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(new Error('The thread ended before the page was made'));
    setTimeout(() => this.start().catch(() => undefined), RESTART_MS).unref();
  }
}

/**
 * Starts threads in which Next renders, so that a page that is being made keeps nobody waiting who asks for one that
 * is there, nor a call of the API.
 * @param count how many
 * @returns renders in the thread that has least to do
 * @throws Error when one of them cannot start
 */
export async function startRenderer(count: number): Promise<Render> {
  const threads = Array.from({ length: count }, () => new RenderThread());
  await Promise.all(threads.map((thread) => thread.start()));
  offerReading('render_queue', () => threads.reduce((sum, { load }) => sum + load, 0));
  return (request) => threads.reduce((best, one) => (one.load < best.load ? one : best)).render(request);
}
