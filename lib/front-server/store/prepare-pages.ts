import { setTimeout as sleep } from 'node:timers/promises';
import type { PageStore } from './page-store.ts';

const PAUSE_MS = 50;

/**
 * Renders pages one at a time, waits while visitors are being served, and pauses after each page for as long as it
 * took.
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
