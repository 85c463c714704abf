import { shareState } from '../env/shared-state.ts';

interface Job {
  timer: NodeJS.Timeout;
  /** The run in progress, or the last one. */
  run: Promise<unknown>;
  isOver: boolean;
}

/** One job per name: a reload in development would start another. */
const jobs = shareState('jobs', () => new Map<string, Job>());

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
  if (jobs.has(name)) return;
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
  jobs.set(name, job);
  if (atOnce) job.run = begin();
}

export async function stopJobs(): Promise<void> {
  const all = [...jobs.values()];
  jobs.clear();
  for (const job of all) {
    job.isOver = true;
    clearInterval(job.timer);
  }
  await Promise.all(all.map(({ run }) => run));
}
