import 'server-only';
import { env, isLocalHost } from '@/lib/config/env';

function isOwnOrigin(origin: string, host: string | null): boolean {
  if (env.SITE_URL && !isLocalHost(env.SITE_URL)) return origin === new URL(env.SITE_URL).origin;
  try {
    return host !== null && new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * True when a state-changing request comes from a page of the portal itself (CALL-13): its Origin is ours,
 * and the browser, where it says so, calls it same-origin. A missing Origin counts as foreign.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin !== null && isOwnOrigin(origin, headers.get('host'));
}
