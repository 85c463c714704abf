/** When a page fails because a dependency became unavailable, its status says so too. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { ApiFailure } = await import('@/lib/api/api-failure');
  const { isOutage } = await import('@/lib/database/outage');
  const { answerUnavailable } = await import('@/lib/page-reads/record-reads');
  const isRootAway = error instanceof ApiFailure && error.status >= 500;
  if (isRootAway || isOutage(error)) answerUnavailable();
}

/** Runs once in every thread. The main thread prepares the databases, serves the API and runs background jobs. */
export async function register(): Promise<void> {
  // Next also compiles this file for its edge runtime, which has no files; the condition excludes the imports there.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { isMainThread } = await import('node:worker_threads');
    const { loadSecrets } = await import('@/lib/auth/tokens/secrets');
    const { prepareEmbeddedApi, provideEmbeddedApi, startBackgroundWork } = await import(
      '@/lib/provide-embedded-api'
    );
    const { openAccessDatabase } = await import('@/lib/auth/sessions/access-database');
    const { offerParts } = await import('@/lib/api/gateway-host');
    loadSecrets();
    provideEmbeddedApi();
    // Two threads that fill a new database at the same time would wait for each other.
    if (!isMainThread) return;
    await openAccessDatabase();
    await prepareEmbeddedApi();
    await startBackgroundWork();
    (await import('@/lib/api/root-circuit')).watchRoot();
    offerParts(async () => {
      const { gateway } = await import('@/lib/gateway');
      const { default: middleware } = await import('@/middleware');
      const { runAlone } = await import('@/lib/routing/run-alone');
      return { gateway, middleware: runAlone(middleware) };
    });
  }
}
