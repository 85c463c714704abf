import 'server-only';
import { env, isLocalHost } from '@/lib/env/env';
import { isEncrypted } from '@/lib/env/is-encrypted';

/** The origin of the portal's own pages: `SITE_URL`, or where that names none, the host and the scheme that were asked. */
function readOwnOrigin(headers: Headers): string | null {
  if (env.SITE_URL && !isLocalHost(env.SITE_URL)) return new URL(env.SITE_URL).origin;
  const scheme = isEncrypted(headers.get('x-forwarded-proto')) ? 'https' : 'http';
  return URL.parse(`${scheme}://${headers.get('host')}`)?.origin ?? null;
}

/**
 * True when a state-changing request comes from a page of the portal itself (CALL-13): its Origin is ours,
 * and the browser, where it says so, calls it same-origin. A missing Origin counts as foreign.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin !== null && headers.has('host') && origin === readOwnOrigin(headers);
}
