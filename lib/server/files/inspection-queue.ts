import 'server-only';
import type { Finding } from './pdf-reader';

/** A document that waits for a reader. */
interface Job {
  sender: string;
  /** When it came, in milliseconds of `performance.now()`. */
  since: number;
  /** Opens and reads it; never rejects. */
  run: () => Promise<void>;
  /** Refuses it because others wait who have taken less. */
  refuse: () => void;
}

/**
 * Why a document may not even wait: the line is full, or too much of it is the sender's. A value and no error:
 * one bundle of the server made the line, and another's error classes are not ours.
 */
export type LineRefusal = 'lineFull' | 'senderFull';

const MAX_WAITING = 64;
const MAX_WAITING_EACH = 16;
/** What a sender has taken counts for so long. */
const MEMORY_MS = 60_000;

/**
 * The line of documents. Whoever has taken the least of the readers lately is next, and no sender has two
 * documents open at a time, so that somebody who sends slow documents waits behind everybody else: by as long as they
 * have kept readers, for else a second document would wait until nobody new comes. The line is bounded: a full one
 * gives up the place of whoever has taken the most.
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
   * @returns what `read` finds, or why the document was not read
   */
  async inspect(sender: string, read: () => Promise<Finding>): Promise<Finding | LineRefusal> {
    const own = this.waiting.filter((job) => job.sender === sender).length;
    if (own >= MAX_WAITING_EACH) return 'senderFull';
    if (this.waiting.length >= MAX_WAITING && !this.makeRoom(sender)) return 'lineFull';
    const { promise, resolve, reject } = Promise.withResolvers<Finding | LineRefusal>();
    const run = () => read().then(resolve, reject);
    this.waiting.push({ sender, since: performance.now(), run, refuse: () => resolve('lineFull') });
    this.startNext();
    return promise;
  }

  /** Documents that are open, and those that wait. */
  get load(): { open: number; waiting: number } {
    return { open: this.open.size, waiting: this.waiting.length };
  }

  private takenBy(sender: string): number {
    return this.taken.get(sender)?.ms ?? 0;
  }

  /** The smaller, the sooner a document is read. */
  private turnOf({ sender, since }: Job): number {
    return since + this.takenBy(sender);
  }

  /** Refuses whoever has taken the most, if that is more than the newcomer has. */
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
