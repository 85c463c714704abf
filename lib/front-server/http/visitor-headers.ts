import { memoize } from '../../i18n/memoize.ts';
import { isPrefetch } from '../../routing/prefetch.ts';
import type { PageAddress, Site } from '../site.ts';
import type { Visitor } from './visitor.ts';

/**
 * Makes the function that lists the visitor-specific headers of a page. A visit stores its language (LANG-05) unless it
 * is stored already; such a response is private. All others may be cached, except those of pages that are never stored.
 * A prefetch is not a visit.
 * @param isPurged a cache in front receives changed tags and keeps a page for a minute. Other caches revalidate after a
 * second, so that a change is visible within two seconds. While the portal fails, both serve a page for a day (RFC
 * 5861).
 */
export function listVisitorHeadersWith(
  { localeCookie, isEncrypted }: Pick<Site, 'localeCookie' | 'isEncrypted'>,
  isPurged: boolean,
) {
  const { name, seconds } = localeCookie;
  const forEveryone = [
    'Cache-Control',
    `public, max-age=0, s-maxage=${isPurged ? 60 : 1}, stale-while-revalidate=1, stale-if-error=86400`,
  ];
  // There are few different lists: each is made once, and joined with the headers of a page once.
  const never = ['Cache-Control', 'no-store'];
  const storing = memoize((locale: string, secure: boolean, isNeverStored: boolean): readonly string[] => {
    const flag = secure ? '; Secure' : '';
    const stored = `${name}=${locale}; Path=/; Max-Age=${seconds}; SameSite=Lax${flag}`;
    return [...(isNeverStored ? never : ['Cache-Control', 'private, no-cache']), 'Set-Cookie', stored];
  });
  return (
    { cookie, protocol, purpose }: Visitor,
    { locale, isNeverStored = false }: PageAddress,
  ): readonly string[] =>
    cookie?.includes(`${name}=${locale}`) || isPrefetch(purpose)
      ? isNeverStored
        ? never
        : forEveryone
      : storing(locale, isEncrypted(protocol), isNeverStored);
}
