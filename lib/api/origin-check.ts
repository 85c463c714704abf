import 'server-only';
import { env, isLocalHost } from '@/lib/env/env';
import { isEncrypted } from '@/lib/env/is-encrypted';

/** The portal's origin: `SITE_URL`, or without it the host and scheme of the request. */
function readOwnOrigin(headers: Headers): string | null {
  if (env.SITE_URL && !isLocalHost(env.SITE_URL)) return new URL(env.SITE_URL).origin;
  const scheme = isEncrypted(headers.get('x-forwarded-proto')) ? 'https' : 'http';
  return URL.parse(`${scheme}://${headers.get('host')}`)?.origin ?? null;
}

/** Its Origin is the portal's and Sec-Fetch-Site, if present, same-origin (CALL-13). No Origin counts as foreign. */
export function isFromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin !== null && headers.has('host') && origin === readOwnOrigin(headers);
}
