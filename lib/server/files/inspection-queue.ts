import 'server-only';
import type { Finding } from './pdf-reader';

/** A document that waits for a reader. */
interface Job {
  sender: string;
  /** Arrival time, in milliseconds of `performance.now()`. */
  since: number;
  /** Opens and reads the document; never rejects. */
  run: () => Promise<void>;
  /** Refuses it in favour of senders who have used less. */
  refuse: () => void;
}

/**
 * Why a document is refused before it is queued: the queue is full, or contains too many of the sender's. A value
 * instead of an error, because bundles do not share error classes.
 */
export type QueueRefusal = 'queueFull' | 'senderFull';

const MAX_WAITING = 64;
const MAX_WAITING_EACH = 16;
/** How long a sender's use counts. */
const MEMORY_MS = 60_000;

/**
 * A fair queue of documents. The sender who has recently used the readers least is next, and no sender has two
 * documents open at once, so that a sender of slow documents waits behind all others for as long as their documents
 * took; otherwise a second document would wait until no new sender arrives. The queue is bounded: when it is full, the
 * sender who has used the most loses a place.
 */
export class InspectionQueue {
  private waiting: Job[] = [];
  private readonly open = new Set<string>();
  private readonly taken = new Map<string, { ms: number; until: number }>();

  /** @param readers maximum number of open documents */
  constructor(private readonly readers: number) {}

  /**
   * Waits for a reader and has it read a document.
   * @param sender owner of the document
   * @param read opens and reads it
   * @returns the result of `read`, or why the document was refused
   */
  async inspect(sender: string, read: () => Promise<Finding>): Promise<Finding | QueueRefusal> {
    const own = this.waiting.filter((job) => job.sender === sender).length;
    if (own >= MAX_WAITING_EACH) return 'senderFull';
    if (this.waiting.length >= MAX_WAITING && !this.makeRoom(sender)) return 'queueFull';
    const { promise, resolve, reject } = Promise.withResolvers<Finding | QueueRefusal>();
    const run = () => read().then(resolve, reject);
    this.waiting.push({ sender, since: performance.now(), run, refuse: () => resolve('queueFull') });
    this.startNext();
    return promise;
  }

  get load(): { open: number; waiting: number } {
    return { open: this.open.size, waiting: this.waiting.length };
  }

  private takenBy(sender: string): number {
    return this.taken.get(sender)?.ms ?? 0;
  }

  /** Priority: a document with a smaller value is read sooner. */
  private turnOf({ sender, since }: Job): number {
    return since + this.takenBy(sender);
  }

  /** Refuses a document of the sender who has used the most, if that is more than the new sender has. */
  private makeRoom(newcomer: string): boolean {
    const greediest = this.waiting.reduce((most, job) =>
      this.takenBy(job.sender) > this.takenBy(most.sender) ? job : most,
    );
    if (this.takenBy(greediest.sender) <= this.takenBy(newcomer)) return false;
    this.waiting = this.waiting.filter((job) => job !== greediest);
    greediest.refuse();
    return true;
  }

  private startNext(): void {
    if (this.open.size >= this.readers) return;
    const [first, ...others] = this.waiting.filter(({ sender }) => !this.open.has(sender));
    if (!first) return;
    const next = others.reduce((least, job) => (this.turnOf(job) < this.turnOf(least) ? job : least), first);
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
