interface Rounds {
  timer: NodeJS.Timeout;
  /** The round under way, or the last one. */
  round: Promise<unknown>;
  isOver: boolean;
}

/** One for each name and process: development reloads would start more. */
const memory = globalThis as { portalRounds?: Map<string, Rounds> };

/**
 * Does something every so often for as long as the process runs; no round begins before the one before it has ended.
 * @param work may ask by its argument whether it should come to an end
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

/** Begins no more rounds. @returns when those under way have ended */
export async function stopRounds(): Promise<void> {
  const all = [...(memory.portalRounds?.values() ?? [])];
  memory.portalRounds?.clear();
  for (const rounds of all) {
    rounds.isOver = true;
    clearInterval(rounds.timer);
  }
  await Promise.all(all.map(({ round }) => round));
}
