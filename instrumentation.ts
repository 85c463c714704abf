/** Where a page fails because what it is made of went away meanwhile, the page says so to machines too. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { ApiFailure } = await import('@/lib/api/api-failure');
  const { isOutage } = await import('@/lib/database/outage');
  const { answerUnavailable } = await import('@/lib/monitoring/current-request');
  const isRootAway = error instanceof ApiFailure && error.status >= 500;
  if (isRootAway || isOutage(error)) answerUnavailable();
}

/**
 * Runs once in every thread of the portal before its first request. The main thread makes the databases ready, before
 * anyone is answered, answers the API and does what is to be done beside.
 */
export async function register(): Promise<void> {
  // Next compiles this file for its edge runtime too, which has no files; the condition keeps the imports out there.
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
    // Two threads that fill a new database at once wait for each other, on a slow machine until one gives up.
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
