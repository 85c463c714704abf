import 'server-only';

/**
 * A 303 that nothing stores. The address may be relative, so that it stands whatever name the visitor used.
 * @param cookies Set-Cookie values
 */
export function seeOther(address: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: address, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
