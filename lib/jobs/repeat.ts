interface Job {
  timer: NodeJS.Timeout;
  /** The run in progress, or the last one. */
  run: Promise<unknown>;
  isOver: boolean;
}

/** One job per name and process: a reload in development would start another. */
const memory = globalThis as { portalJobs?: Map<string, Job> };

/**
 * A run starts only after the previous one has finished.
 * @param work receives a function that says whether to stop
 * @param atOnce whether the first run does not wait for the interval
 */
export function startJob(
  name: string,
  everyMs: number,
  work: (isOver: () => boolean) => Promise<unknown>,
  { atOnce = false } = {},
): void {
  memory.portalJobs ??= new Map();
  if (memory.portalJobs.has(name)) return;
  let isBusy = false;
  const begin = async () => {
    isBusy = true;
    await work(() => job.isOver).catch(console.error);
    isBusy = false;
  };
  const timer = setInterval(() => {
    if (!isBusy) job.run = begin();
  }, everyMs);
  const job: Job = { timer: timer.unref(), run: Promise.resolve(), isOver: false };
  memory.portalJobs.set(name, job);
  if (atOnce) job.run = begin();
}

export async function stopJobs(): Promise<void> {
  const all = [...(memory.portalJobs?.values() ?? [])];
  memory.portalJobs?.clear();
  for (const job of all) {
    job.isOver = true;
    clearInterval(job.timer);
  }
  await Promise.all(all.map(({ run }) => run));
}
