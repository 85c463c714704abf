import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { ROUTES } from '../../routing/table.ts';
import type { PageStore } from './page-store.ts';

/** How long to wait while visitors are being answered. */
const PAUSE_MS = 50;

/** The addresses that search engines know and whose table is finite, the default language first. */
function listPreparedPages(): string[] {
  const rows = ROUTES.filter(
    ({ kind, indexed, path }) => kind === 'public' && indexed && !path.includes('{'),
  );
  return LOCALE_CODES.flatMap((locale) => rows.map(({ path }) => `/${locale}${path}`));
}

/**
 * Makes the indexed pages ready after a start, one at a time: it waits while anybody is being answered, and rests after
 * each page as long as it worked.
 * @param isBusy true while requests of visitors are under way
 */
export async function preparePages(store: Pick<PageStore, 'prepare'>, isBusy: () => boolean): Promise<void> {
  for (const target of listPreparedPages()) {
    while (isBusy()) await sleep(PAUSE_MS, undefined, { ref: false });
    const startedAt = performance.now();
    await store.prepare(target).catch((error: unknown) => console.error(error));
    await sleep(performance.now() - startedAt, undefined, { ref: false });
  }
}
