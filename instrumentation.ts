/** Next runs this once before the first request: secrets and database stand before anyone is answered. */
export async function register(): Promise<void> {
  const { loadSecrets } = await import('@/lib/auth/secrets');
  const { prepareEmbeddedApi } = await import('@/lib/gateway/embedded');
  loadSecrets();
  await prepareEmbeddedApi();
}
