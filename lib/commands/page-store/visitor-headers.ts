import type { IncomingMessage } from 'node:http';
import { isEncrypted } from '../../config/is-encrypted.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '../../i18n/stored-locale.ts';
import { isPrefetch } from '../../routing/prefetch.ts';
import type { PageAddress } from './page-address.ts';

/**
 * Caches in front cannot see the tags: they ask again after a second and get a 304 from memory, so that a change shows
 * within two seconds there too.
 */
const FOR_EVERYONE = ['Cache-Control', 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'];

/**
 * What a page's answer says to one visitor: a visit stores its language (LANG-05), where it is not stored already. Such
 * a response is this visitor's alone; all others may be kept. What is fetched ahead is no visit yet.
 */
export function visitorHeaders(request: IncomingMessage, { locale }: PageAddress): string[] {
  const cookie = `${LOCALE_COOKIE}=${locale}`;
  const { headers } = request;
  if (headers.cookie?.includes(cookie) || isPrefetch(headers['sec-purpose'])) return FOR_EVERYONE;
  const secure = isEncrypted(headers['x-forwarded-proto']) ? '; Secure' : '';
  const stored = `${cookie}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
  return ['Cache-Control', 'private, no-cache', 'Set-Cookie', stored];
}
