import 'server-only';
import { ApiFault } from '../errors';
import type { Finding } from './pdf-reader';

/** A document that waits for a reader. */
interface Job {
  sender: string;
  /** Opens and reads it; never rejects. */
  run: () => Promise<void>;
  /** Refuses it because others wait who have taken less. */
  refuse: (reason: ApiFault) => void;
}

const MAX_WAITING = 64;
const MAX_WAITING_EACH = 16;
/** What a sender has taken counts for so long. */
const MEMORY_MS = 60_000;
const RETRY_AFTER = { headers: { 'Retry-After': '10' } };

const busy = () => new ApiFault(503, 'filesBusy', RETRY_AFTER);

/**
 * The line of documents. Whoever has taken the least of the readers lately is next, and no sender has two
 * documents open at a time, so that somebody who sends slow documents waits behind everybody else. The line is
 * bounded: a full one gives up the place of whoever has taken the most.
 */
export class InspectionQueue {
  private waiting: Job[] = [];
  private readonly open = new Set<string>();
  private readonly taken = new Map<string, { ms: number; until: number }>();

  /** @param readers how many documents may be open at a time */
  constructor(private readonly readers: number) {}

  /**
   * Waits for a reader and gives a document to it.
   * @param sender whose document it is
   * @param read opens and reads it
   * @throws ApiFault 429 `tooManyRequests` for one document too many of one sender, 503 `filesBusy` for a full
   *   line; both with Retry-After
   */
  inspect(sender: string, read: () => Promise<Finding>): Promise<Finding> {
    const own = this.waiting.filter((job) => job.sender === sender).length;
    if (own >= MAX_WAITING_EACH) throw new ApiFault(429, 'tooManyRequests', RETRY_AFTER);
    if (this.waiting.length >= MAX_WAITING) this.makeRoom(sender);
    const { promise, resolve, reject } = Promise.withResolvers<Finding>();
    const run = () => read().then(resolve, reject);
    this.waiting.push({ sender, run, refuse: reject });
    this.startNext();
    return promise;
  }

  private takenBy(sender: string): number {
    return this.taken.get(sender)?.ms ?? 0;
  }

  private makeRoom(newcomer: string): void {
    const greediest = this.waiting.reduce((most, job) =>
      this.takenBy(job.sender) > this.takenBy(most.sender) ? job : most,
    );
    if (this.takenBy(greediest.sender) <= this.takenBy(newcomer)) throw busy();
    this.waiting = this.waiting.filter((job) => job !== greediest);
    greediest.refuse(busy());
  }

  private startNext(): void {
    if (this.open.size >= this.readers) return;
    const [first, ...others] = this.waiting.filter(({ sender }) => !this.open.has(sender));
    if (!first) return;
    const next = others.reduce(
      (least, job) => (this.takenBy(job.sender) < this.takenBy(least.sender) ? job : least),
      first,
    );
    this.waiting = this.waiting.filter((job) => job !== next);
    void this.serve(next);
  }

  private async serve({ sender, run }: Job): Promise<void> {
    const start = performance.now();
    this.open.add(sender);
    await run();
    this.open.delete(sender);
    this.remember(sender, performance.now() - start);
    this.startNext();
  }

  private remember(sender: string, ms: number): void {
    const now = performance.now();
    for (const [name, { until }] of this.taken) if (until < now) this.taken.delete(name);
    this.taken.set(sender, { ms: this.takenBy(sender) + ms, until: now + MEMORY_MS });
  }
}
