/** Requirements: CACHE-01, CACHE-02, CACHE-03 */
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { buildCacheHeaders, isPersonal, pickPublicQuery } from './caching';
import { getRoute, ROUTES, type RouteKey } from './table';

const NOON = new Date('2026-11-22T09:00:00Z');
const NO_QUERY = new URLSearchParams();

const headersOf = (
  key: RouteKey,
  { path = getRoute(key).path, query = '', at = NOON, isForeign = false } = {},
) => buildCacheHeaders(getRoute(key), { path, query: new URLSearchParams(query), at, isForeign });
const tagsOf = (...args: Parameters<typeof headersOf>) => headersOf(...args)['Cache-Tag']?.split(', ');
const lifetimeOf = (...args: Parameters<typeof headersOf>) =>
  Number(/s-maxage=(\d+)/.exec(headersOf(...args)['Cache-Control'] ?? '')?.[1]);

describe('what a page was made of', () => {
  it('is named for each page: its publications, its one item, and what every page shows', () => {
    expect(tagsOf('news')).toEqual(['publications:news', 'overrides', 'settings']);
    expect(tagsOf('serviceDetails', { path: '/ServicesDetails/visa' })).toContain('item:visa');
    expect(tagsOf('guides', { query: 'guide=ihram' })).toContain('item:ihram');
    expect(tagsOf('ministerActivities', { query: 'activity=visit' })).toContain('item:visit');
    expect(tagsOf('home')).toContain('publications:activity');
    expect(tagsOf('guides')?.filter((tag) => tag.startsWith('item:'))).toEqual([]);
  });

  it.each(['%D8%A7', '%00', '%7f', '%0d%0aX-Evil:%201', 'a,item:b', 'a b', 'x'.repeat(81), ''])(
    'names no item that no publication can have: %s',
    (id) => {
      const all = [
        tagsOf('newsDetails', { path: `/NewsDetails/${id}` }),
        tagsOf('guides', { query: `guide=${id}` }),
        tagsOf('ministerActivities', { query: `activity=${id}` }),
      ].flat();
      expect(all.filter((tag) => tag?.startsWith('item:'))).toEqual([]);
      expect(all.join()).toMatch(/^[\w:,]+$/);
    },
  );

  it('names no publications but those that there are, and the search all of them', () => {
    const named = ROUTES.flatMap(({ key }) => tagsOf(key) ?? []).filter((tag) =>
      tag.startsWith('publications:'),
    );
    const known = PUBLICATION_KINDS.map((kind) => `publications:${kind}`);
    expect([...new Set(named)].sort()).toEqual(known.toSorted());
    expect(tagsOf('searchText')).toEqual(expect.arrayContaining(known));
  });
});

describe('how long a page lasts', () => {
  it('is long if tags announce every change, and a stale page may be served during revalidation', () => {
    expect(headersOf('haj')['Cache-Control']).toBe(
      'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
    );
  });

  it('ends at midnight in Riyadh where it shows the date', () => {
    const late = new Date('2026-11-22T20:59:30Z');
    expect(headersOf('home', { at: late })['Cache-Control']).toBe('public, max-age=0, s-maxage=30');
    expect(lifetimeOf('home', { at: new Date('2026-11-22T21:00:00Z') })).toBe(3600);
  });

  it.each(['researchers', 'prizes', 'stoppage'] as const)(
    'is a minute at most where %s tells the time',
    (key) => {
      expect(headersOf(key)['Cache-Control']).toBe('public, max-age=0, s-maxage=60');
    },
  );

  it.each(['home', 'news', 'contact', 'researchers', 'operatorsSurvey', 'searchText'] as const)(
    'is two seconds beside an API whose changes move no tag, for %s',
    (key) => expect(lifetimeOf(key, { isForeign: true })).toBe(2),
  );

  it('stays long there for a page of the portal’s own text', () => {
    expect(lifetimeOf('terms', { isForeign: true })).toBe(3600);
  });
});

describe('which requests get a personal page', () => {
  it('is everybody at the address of a personal page, with and without a session', () => {
    expect(isPersonal(getRoute('requests'), NO_QUERY, false)).toBe(true);
  });

  it('is who is signed in, where the page shows more then', () => {
    for (const key of ['researchers', 'appointment', 'creativityAndLeadership', 'suppliers'] as const) {
      expect([false, true].map((hasSession) => isPersonal(getRoute(key), NO_QUERY, hasSession))).toEqual([
        false,
        true,
      ]);
    }
    expect(isPersonal(getRoute('home'), NO_QUERY, true)).toBe(false);
  });

  it.each(['answers=x', 'sent=x', 'registration=1010101010'])(
    'is who asks for what a post or look-up left: %s',
    (query) => {
      expect(isPersonal(getRoute('suppliers'), new URLSearchParams(query), false)).toBe(true);
    },
  );
});

test('a page answers to the parameters that it knows, once each and in one order; addresses that differ otherwise are one', () => {
  const pick = (query: string) => pickPublicQuery(getRoute('faqs'), new URLSearchParams(query)).toString();
  expect(pick('utm_source=x&category=visa&q=ihram&q=other&EncryptedText=y')).toBe('q=ihram&category=visa');
  expect(pick('category=visa&q=ihram')).toBe(pick('q=ihram&category=visa'));
  expect(pick('fbclid=1')).toBe('');
});
