import 'server-only';

interface Job {
  sender: string;
  since: number;
  run: () => Promise<void>;
  refuse: () => void;
}

/** Why a file is not queued. A value instead of an error, because bundles do not share error classes. */
export type QueueRefusal = 'queueFull' | 'senderFull';

const MAX_WAITING = 64;
const MAX_WAITING_EACH = 16;
/** How long a sender's use counts. */
const MEMORY_MS = 60_000;

/**
 * A fair, bounded queue: the sender who has recently used the readers least is next, with one file open at a time.
 */
export class InspectionQueue {
  private waiting: Job[] = [];
  private readonly open = new Set<string>();
  private readonly taken = new Map<string, { ms: number; until: number }>();

  constructor(private readonly readers: number) {}

  async inspect<Result>(sender: string, read: () => Promise<Result>): Promise<Result | QueueRefusal> {
    const own = this.waiting.filter((job) => job.sender === sender).length;
    if (own >= MAX_WAITING_EACH) return 'senderFull';
    if (this.waiting.length >= MAX_WAITING && !this.makeRoom(sender)) return 'queueFull';
    const { promise, resolve, reject } = Promise.withResolvers<Result | QueueRefusal>();
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

  private turnOf({ sender, since }: Job): number {
    return since + this.takenBy(sender);
  }

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
