import 'server-only';
import { isMainThread } from 'node:worker_threads';
import { embeddedApi } from './api/embedded-services';
import { issuedTokens } from './auth/tokens/caller';
import { choiceListStore } from './choice-lists/choice-list-store';
import { embeddedHealth } from './content/health/read-health';
import { now } from './env/clock';
import { env } from './env/env';
import { noJavaScriptStore } from './forms/no-javascript/no-javascript-store';
import { metaOverrideStore } from './seo/overrides';

/** The only code outside the commands that imports `lib/server`. */
export function provideEmbeddedApi(): void {
  embeddedApi.provide(async () => (await import('./server/app')).createApi());
  issuedTokens.provide(async () => {
    const { openToken, endToken } = await import('./server/auth/tokens');
    return { open: openToken, end: endToken };
  });
  embeddedHealth.provide(async () => {
    const { checkNeeded } = await import('./server/health/check-health');
    const { checkScanner } = await import('./server/files/virus-scan');
    return { checkNeeded, checkScanner };
  });
  metaOverrideStore.provide(async () => {
    const { openDatabase } = await import('./server/db/open');
    const { listMetaOverrides } = await import('@/lib/server/seo/meta-overrides');
    return { list: async () => listMetaOverrides(await openDatabase()) };
  });
  choiceListStore.provide(async () => {
    const { openDatabase } = await import('./server/db/open');
    const { readChoices } = await import('./server/choice-lists/read-choices');
    return { read: async (list) => readChoices(await openDatabase(), list) };
  });
  noJavaScriptStore.provide(async () => {
    const { countPost, makeCheckCode, tradeCheckCode } = await import('./server/http/check-codes');
    const { receivePost } = await import('./server/forms/no-javascript/receive-post');
    const { keepFlashMessage, takeFlashMessage } = await import(
      './server/forms/no-javascript/flash-messages'
    );
    // With an external root, no other file has been stored or swept before the first post.
    if (env.API_ROOT && isMainThread)
      await (await import('./server/maintenance/start-sweeping')).startSweeping();
    const flash = { keep: keepFlashMessage, take: takeFlashMessage };
    return { countPost, receive: receivePost, makeCheckCode, tradeCheckCode, ...flash };
  });
}

/** Migrates the database, loads the seed publications and updates the index of pages. @throws Error */
export async function prepareEmbeddedApi(): Promise<void> {
  if (env.API_ROOT && !env.OWN_PUBLICATIONS) return;
  const { openDatabase } = await import('./server/db/open');
  const { loadSeeds } = await import('./server/publications/seed');
  const { indexPages } = await import('./server/search/index-pages');
  const database = await openDatabase();
  await loadSeeds(database, now());
  await indexPages(database);
}

/** Runs in one thread of the process. */
export async function startBackgroundWork(): Promise<void> {
  if (!env.API_ROOT || env.OWN_PUBLICATIONS) (await import('./server/search/index-pages')).startIndexing();
  if (env.API_ROOT) return;
  const { startSweeping } = await import('./server/maintenance/start-sweeping');
  await startSweeping();
  const { offerDataMetrics } = await import('./server/maintenance/offer-metrics');
  offerDataMetrics();
  const { sweepAtStart } = await import('./server/files/sweep');
  sweepAtStart().catch(console.error);
  const { startScanning } = await import('./server/maintenance/scan-waiting-files');
  startScanning();
  const { startEditions } = await import('./server/award/start-editions');
  startEditions();
  const { startBlindCopies } = await import('./server/award/blind-copies');
  startBlindCopies();
  const { startReleasing } = await import('./server/award/results/release-results');
  startReleasing();
  const { startPublishing } = await import('./server/publications/drafts/publish-version');
  startPublishing();
  const { startReminding } = await import('./server/award/remind');
  startReminding();
  const { startKeepingValidity } = await import('./server/suppliers/keep-validity');
  startKeepingValidity();
  const { startSendingChanges } = await import('./server/requests/work/pending-changes');
  startSendingChanges();
  const { startFollowingSilence } = await import('./server/requests/work/silent-senders');
  startFollowingSilence();
  const { startMailingStaff } = await import('./server/desk/staff-mails');
  startMailingStaff();
  const { startOutbox } = await import('./server/mail/start-outbox');
  await startOutbox();
  const { startNotifying } = await import('./server/mail/notify-operator');
  startNotifying();
}
