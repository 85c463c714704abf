/**
 * Runs once in every thread of the portal before its first request: secrets and database stand before anyone is
 * answered. The main thread answers the API and does what is to be done beside.
 */
export async function register(): Promise<void> {
  // Next compiles this file for its edge runtime too, which has no files; the condition keeps the imports out there.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { isMainThread } = await import('node:worker_threads');
    const { loadSecrets } = await import('@/lib/auth/secrets');
    const { prepareEmbeddedApi, startBackgroundWork } = await import('@/lib/embedded');
    const { openAccessDatabase } = await import('@/lib/auth/access-database');
    const { offerGateway } = await import('@/lib/api/gateway-host');
    loadSecrets();
    await openAccessDatabase();
    await prepareEmbeddedApi();
    if (!isMainThread) return;
    await startBackgroundWork();
    offerGateway(async () => (await import('@/lib/gateway')).gateway);
  }
}
