import 'server-only';

/** Not cached. The address may be relative, so that it works under any host name. */
export function seeOther(address: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: address, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
