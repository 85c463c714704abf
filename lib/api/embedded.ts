import 'server-only';
import { now } from '@/lib/config/clock';
import { env } from '@/lib/config/env';
import type { PlainFormStore } from '@/lib/forms/no-javascript/plain-form';
import type { MetaOverride } from '@/lib/seo/meta-override';

/** The API as the gateway sees it when it runs in this process. */
export interface EmbeddedApi {
  fetch(request: Request): Response | Promise<Response>;
}

let api: Promise<EmbeddedApi> | null = null;

/** The embedded API, or null when `API_ROOT` names an external one. The only place that reaches `lib/server`. */
export async function loadEmbeddedApi(): Promise<EmbeddedApi | null> {
  if (env.API_ROOT) return null;
  api ??= import('@/lib/server/app').then(({ createApi }) => createApi());
  return api;
}

/**
 * Creates the embedded API's database, or brings it, the publications that come with the portal and the index
 * of its pages up to date, before the first request; removes what expires, and sends the mails that wait.
 * @throws Error when it cannot be opened
 */
export async function prepareEmbeddedApi(): Promise<void> {
  if (env.API_ROOT) return;
  const { openDatabase } = await import('@/lib/server/db/open');
  const { loadSeeds } = await import('@/lib/server/publications/seed');
  const { indexPages } = await import('@/lib/server/search/index-pages');
  const database = await openDatabase();
  await loadSeeds(database, now());
  await indexPages(database);
  const { startSweeping } = await import('@/lib/server/maintenance/start-sweeping');
  await startSweeping();
  const { startOutbox } = await import('@/lib/server/mail/start-outbox');
  await startOutbox();
}

/** What editors have overridden of titles, descriptions and cards; with an external root there is nothing of it. */
export async function listMetaOverrides(): Promise<MetaOverride[]> {
  if (env.API_ROOT) return [];
  const { openDatabase } = await import('@/lib/server/db/open');
  const { listMetaOverrides: list } = await import('@/lib/server/seo/list');
  return list(await openDatabase());
}

/** What posts without script need; null beside an external API, which knows nothing of it. */
export async function loadPlainFormStore(): Promise<PlainFormStore | null> {
  if (env.API_ROOT) return null;
  const { countPost, makeCheckCode } = await import('@/lib/server/forms/no-javascript/check-codes');
  const { receivePost } = await import('@/lib/server/forms/no-javascript/receive-post');
  const { keepOutcome, takeOutcome } = await import('@/lib/server/forms/no-javascript/kept-outcomes');
  return { countPost, receive: receivePost, makeCheckCode, keep: keepOutcome, take: takeOutcome };
}
