import { env } from '../../env/env.ts';
import { isEncrypted } from '../../env/is-encrypted.ts';
import type { Locale } from '../../i18n/locales.ts';
import { memoize } from '../../i18n/memoize.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '../../i18n/stored-locale.ts';
import { isPrefetch } from '../../routing/prefetch.ts';
import type { PageAddress } from '../store/page-address.ts';
import type { Visitor } from './visitor.ts';

/**
 * A cache in front that is told of changed tags (`PURGE_URL`) keeps a page for a minute. Others ask again after a second
 * and get a 304 from memory, so that a change shows within two seconds there too. While the portal fails they show what
 * they have for a day (RFC 5861).
 */
const FOR_EVERYONE = [
  'Cache-Control',
  `public, max-age=0, s-maxage=${env.PURGE_URL ? 60 : 1}, stale-while-revalidate=1, stale-if-error=86400`,
];

/** Its lists are few: made once, an answer's headers can be put together once. */
const storing = memoize((locale: Locale, secure: boolean): readonly string[] => {
  const flag = secure ? '; Secure' : '';
  const stored = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax${flag}`;
  return ['Cache-Control', 'private, no-cache', 'Set-Cookie', stored];
});

/**
 * What a page's answer says to one visitor: a visit stores its language (LANG-05), where it is not stored already. Such
 * a response is this visitor's alone; all others may be kept. What is fetched ahead is no visit yet.
 */
export function visitorHeaders(visitor: Visitor, { locale }: PageAddress): readonly string[] {
  const { cookie, protocol, purpose } = visitor;
  if (cookie?.includes(`${LOCALE_COOKIE}=${locale}`) || isPrefetch(purpose)) return FOR_EVERYONE;
  return storing(locale, isEncrypted(protocol));
}
