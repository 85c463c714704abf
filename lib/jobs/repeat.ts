interface Rounds {
  timer: NodeJS.Timeout;
  /** The run in progress, or the last one. */
  round: Promise<unknown>;
  isOver: boolean;
}

/** One job per name and process: a reload in development would start another. */
const memory = globalThis as { portalRounds?: Map<string, Rounds> };

/**
 * Runs a job at an interval for the life of the process; a run starts only after the previous one has
 * finished.
 * @param work receives a function that tells whether it should stop early
 */
export function startRounds(
  name: string,
  everyMs: number,
  work: (isOver: () => boolean) => Promise<unknown>,
): void {
  memory.portalRounds ??= new Map();
  if (memory.portalRounds.has(name)) return;
  let isBusy = false;
  const begin = async () => {
    isBusy = true;
    await work(() => rounds.isOver).catch(console.error);
    isBusy = false;
  };
  const timer = setInterval(() => {
    if (!isBusy) rounds.round = begin();
  }, everyMs);
  const rounds: Rounds = { timer: timer.unref(), round: Promise.resolve(), isOver: false };
  memory.portalRounds.set(name, rounds);
}

/** Stops all jobs. @returns when the runs in progress have finished */
export async function stopRounds(): Promise<void> {
  const all = [...(memory.portalRounds?.values() ?? [])];
  memory.portalRounds?.clear();
  for (const rounds of all) {
    rounds.isOver = true;
    clearInterval(rounds.timer);
  }
  await Promise.all(all.map(({ round }) => round));
}
