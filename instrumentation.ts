/** Next runs this once before the first request: secrets and database stand before anyone is answered. */
export async function register(): Promise<void> {
  // Next compiles this file for its edge runtime too, which has no files; the condition keeps the imports out there.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { loadSecrets } = await import('@/lib/auth/secrets');
    const { prepareEmbeddedApi } = await import('@/lib/embedded');
    loadSecrets();
    await prepareEmbeddedApi();
  }
}
