import { memoize } from '../../i18n/memoize.ts';
import { isPrefetch } from '../../routing/prefetch.ts';
import type { PageAddress, Site } from '../site.ts';
import type { Visitor } from './visitor.ts';

/**
 * Caches in front cannot see the tags: they ask again after a second and get a 304 from memory, so that a change shows
 * within two seconds there too. While the portal fails they show what they have for a day (RFC 5861).
 */
const FOR_EVERYONE = [
  'Cache-Control',
  'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
];

/**
 * Makes the function that lists what a page's response says to one visitor. A visit stores its language (LANG-05) unless
 * it is stored already; such a response is private, all others may be cached. A prefetch is not a visit.
 */
export function listVisitorHeadersWith({
  localeCookie,
  isEncrypted,
}: Pick<Site, 'localeCookie' | 'isEncrypted'>) {
  const { name, seconds } = localeCookie;
  // There are few different lists: each is made once, and joined with the headers of a page once.
  const storing = memoize((locale: string, secure: boolean): readonly string[] => {
    const flag = secure ? '; Secure' : '';
    const stored = `${name}=${locale}; Path=/; Max-Age=${seconds}; SameSite=Lax${flag}`;
    return ['Cache-Control', 'private, no-cache', 'Set-Cookie', stored];
  });
  return ({ cookie, protocol, purpose }: Visitor, { locale }: PageAddress): readonly string[] =>
    cookie?.includes(`${name}=${locale}`) || isPrefetch(purpose)
      ? FOR_EVERYONE
      : storing(locale, isEncrypted(protocol));
}
