/** Times of one kind of call, in milliseconds. */
export class Timings {
  private readonly times: number[] = [];

  /** Runs the call and records its duration. */
  async measure<Result>(call: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    const result = await call();
    this.times.push(performance.now() - startedAt);
    return result;
  }

  /** Records a time measured elsewhere. */
  add(time: number): void {
    this.times.push(time);
  }

  get count(): number {
    return this.times.length;
  }

  /** The percentile of the times for this share. */
  quantile(share: number): number {
    const sorted = [...this.times].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
  }
}

/** Runs the task for every item, with this concurrency. */
export async function runAll<Item>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** One line of the table: count, rate per second, and times. */
export function toRow(timings: Timings, seconds: number) {
  return {
    calls: timings.count,
    'per second': Math.round(timings.count / seconds),
    'p50 ms': Number(timings.quantile(0.5).toFixed(1)),
    'p99 ms': Number(timings.quantile(0.99).toFixed(1)),
  };
}
