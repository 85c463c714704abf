/** @jest-environment node */
/** Requirements: CACHE-08, CACHE-09 */
import type { PageAddress } from '../site';
import type { Visitor } from './visitor';
import { listVisitorHeadersWith } from './visitor-headers';

const site = { localeCookie: { name: 'currentLang', seconds: 60 }, isEncrypted: () => true };
const page = { locale: 'ar' } as PageAddress;
const returning: Visitor = { cookie: 'currentLang=ar', sends: false };

test.each([
  ['a cache that gets the changed tags keeps a page for a minute', true, 60],
  ['any other cache revalidates after a second', false, 1],
])('%s; both serve it for a day while the portal fails', (_, isPurged, seconds) => {
  expect(listVisitorHeadersWith(site, isPurged)(returning, page)).toEqual([
    'Cache-Control',
    `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=1, stale-if-error=86400`,
  ]);
});

test('the first visit stores the language, and no cache may share that response', () => {
  expect(listVisitorHeadersWith(site, true)({ sends: false }, page)).toEqual([
    'Cache-Control',
    'private, no-cache',
    'Set-Cookie',
    'currentLang=ar; Path=/; Max-Age=60; SameSite=Lax; Secure',
  ]);
});
