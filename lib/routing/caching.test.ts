/** Requirements: CACHE-01, CACHE-02 */
import { buildCacheHeaders, isPersonal, pickPublicQuery, readItemId } from './caching';
import { getRoute } from './table';

const NO_QUERY = new URLSearchParams();

test('a page lasts an hour, and may be shown for a day while it is rendered again', () => {
  expect(buildCacheHeaders(getRoute('haj'))).toEqual({
    'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
    'Cache-Tag': 'overrides, settings',
  });
});

test.each([
  ['certificate', 0],
  ['health', 2],
  ['searchText', 300],
] as const)('%s lasts %i seconds', (key, seconds) => {
  expect(buildCacheHeaders(getRoute(key))['Cache-Control']).toBe(`public, max-age=0, s-maxage=${seconds}`);
});

test.each([
  ['serviceDetails', '/ServicesDetails/visa', '', 'visa'],
  ['guides', '/Guides', 'guide=ihram', 'ihram'],
  ['ministerActivities', '/MinisterActivities', 'activity=visit', 'visit'],
  ['guides', '/Guides', '', null],
  ['haj', '/Haj', 'guide=ihram', null],
] as const)('the publication in the address of %s: %s?%s', (key, path, query, id) => {
  expect(readItemId(getRoute(key), path, new URLSearchParams(query))).toBe(id);
});

test.each(['%D8%A7', '%00', '%7f', '%0d%0aX-Evil:%201', 'a,item:b', 'a b', 'x'.repeat(81), ''])(
  'no publication can have the id %s',
  (id) => {
    expect(readItemId(getRoute('newsDetails'), `/NewsDetails/${id}`, NO_QUERY)).toBe('');
    expect(readItemId(getRoute('guides'), '/Guides', new URLSearchParams(`guide=${id}`))).toMatch(
      /^[\w.~-]*$/,
    );
  },
);

describe('personal pages', () => {
  it('include personal routes, with and without a session', () => {
    expect(isPersonal(getRoute('requests'), NO_QUERY, false)).toBe(true);
  });

  it('include routes that show more to signed-in visitors, with a session', () => {
    for (const key of ['researchers', 'appointment', 'creativityAndLeadership', 'suppliers'] as const) {
      expect([false, true].map((hasSession) => isPersonal(getRoute(key), NO_QUERY, hasSession))).toEqual([
        false,
        true,
      ]);
    }
    expect(isPersonal(getRoute('home'), NO_QUERY, true)).toBe(false);
  });

  it.each(['answers=x', 'sent=x', 'registration=1010101010'])(
    'include the outcome of a post or look-up: %s',
    (query) => {
      expect(isPersonal(getRoute('suppliers'), new URLSearchParams(query), false)).toBe(true);
    },
  );
});

test('unknown parameters, repetition and order do not change the cache key of a page', () => {
  const pick = (query: string) => pickPublicQuery(getRoute('faqs'), new URLSearchParams(query)).toString();
  expect(pick('utm_source=x&category=visa&q=ihram&q=other&EncryptedText=y')).toBe('q=ihram&category=visa');
  expect(pick('category=visa&q=ihram')).toBe(pick('q=ihram&category=visa'));
  expect(pick('fbclid=1')).toBe('');
});
