import { setTimeout as sleep } from 'node:timers/promises';
import type { PageStore } from './page-store.ts';

/** How long to wait while visitors are being answered. */
const PAUSE_MS = 50;

/**
 * Renders pages ahead after a start, one at a time: it waits while anybody is being answered, and rests after
 * each page as long as it worked.
 * @param isBusy true while requests of visitors are under way
 */
export async function preparePages(
  targets: readonly string[],
  store: Pick<PageStore, 'prepare'>,
  isBusy: () => boolean,
): Promise<void> {
  for (const target of targets) {
    while (isBusy()) await sleep(PAUSE_MS, undefined, { ref: false });
    const startedAt = performance.now();
    await store.prepare(target).catch((error: unknown) => console.error(error));
    await sleep(performance.now() - startedAt, undefined, { ref: false });
  }
}
