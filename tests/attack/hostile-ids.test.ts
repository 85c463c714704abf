/** Requirements: SAFE-08, SAFE-21 */
import { sendRaw } from '../support/api/raw-request';
import { borrowTarget, isBehindBalancer, type Target } from '../support/portal/target';

let portal: Target;
beforeAll(async () => {
  portal = await borrowTarget();
});
afterAll(() => portal.stop());
afterEach(() => expect(portal.log).not.toMatch(/"level":"(?:warn|error)"/));

const ask = (target: string, method = 'GET', headers = {}) =>
  sendRaw(portal.port, { target, method, headers });

const IDS = [
  '%D8%A7',
  '%7f',
  '%0d%0aX-Evil:%201',
  '%0a',
  'a,item:b',
  'a%2Citem:b',
  '%22',
  '%F0%9F%95%8B',
  '%ff',
  '%252e',
  'made-up',
  'x'.repeat(1000),
];
const PLACES = [
  (id: string) => `/en/Guides?guide=${id}`,
  (id: string) => `/en/MinisterActivities?activity=${id}`,
  (id: string) => `/en/NewsDetails/${id}`,
  (id: string) => `/en/DocumentDetails/${id}`,
  (id: string) => `/en/ServicesDetails/${id}`,
  (id: string) => `/en/NuskCardsOffers/${id}`,
];

test.each(IDS)('the id %s gets a 404 before a page is rendered', async (id) => {
  for (const place of PLACES) {
    const { status, headers } = await ask(place(id));
    expect([place(id), status]).toEqual([place(id), 302]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-evil']).toBeUndefined();
    expect(headers['cache-tag']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

const QUERIES = ['text', 'year', 'before', 'after', 'at', 'topic', 'q', 'category', 'page', 'who', 'letter'];
const PAGES = ['/en/MediaAndAwareness', '/en/Faqs', '/en/Dictionary', '/en/searchText/x', '/en/Suppliers'];

test.each(['%0d%0aX-Evil:%201', '%7f', 'a,b', '%D8%A7', '%ff%fe'])(
  'the value %s in any page parameter does not reach a header',
  async (value) => {
    for (const page of PAGES) {
      const query = QUERIES.map((name) => `${name}=${value}`).join('&');
      const { status, headers } = await ask(`${page}?${query}`);
      expect([page, status]).toEqual([page, 200]);
      expect(headers['x-evil']).toBeUndefined();
      expect(String(headers['cache-tag'] ?? '')).not.toContain(',b');
    }
  },
);

test.each([
  '/en/Faqs?q=abc%00DEF',
  '/en/Faqs?%00=1',
  '/en/MediaAndAwareness?text=%00',
  '/en/Guides?guide=%00',
  '/en/searchText/a%00b',
  '/en/NewsDetails/%00',
  '/%00',
  '/gateway/ip?x=%00',
  '/gateway/forms/contact?x=%00',
  '/feeds/en/%00',
])('a NUL is refused: %s', async (target) => {
  const { status, headers, body } = await ask(target);
  expect(status).toBe(400);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).not.toContain('<html');
});

test('a long search is cut by page and script in the same way, and the script is served', async () => {
  const word = encodeURIComponent('ح'.repeat(1300));
  const { status, body } = await ask(`/ar/Faqs?q=${word}`);
  expect(status).toBe(200);
  const [, file = ''] = /data-page="([^"]+)"/.exec(body) ?? [];
  const script = await ask(file.replaceAll('&amp;', '&'));
  expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  const results = await ask(`/ar/searchText/${word}`);
  expect(results.status).toBe(303);
  expect(results.headers.location).toBe(`/ar/searchText/${encodeURIComponent('ح'.repeat(200))}`);
});

test('a URL that no form of the portal can produce is refused, as its script could not be loaded', async () => {
  const names = ['text', 'year', 'before', 'after', 'at', 'topic'];
  const query = names.map((name) => `${name}=${encodeURIComponent('ح'.repeat(200))}`).join('&');
  expect((await ask(`/ar/MediaAndAwareness?${query}`)).status).toBe(414);
});

test.each(['EncryptedText=x', 'answers=x', 'sent=x', 'Encrypted%54ext=x'])(
  'neither HEAD nor a prefetch consumes one-time state: %s',
  async (query) => {
    const head = await ask(`/en/Contact?${query}`, 'HEAD');
    expect([head.status, head.headers.allow]).toEqual([405, 'GET']);
    if (isBehindBalancer) return;
    for (const name of ['sec-purpose', 'purpose', 'x-moz']) {
      const ahead = await ask(`/en/Contact?${query}`, 'GET', { [name]: 'prefetch' });
      expect([ahead.status, ahead.headers['set-cookie']]).toEqual([503, undefined]);
    }
  },
);

test.each(['/openapi.json', '/identity/design-tokens.css'])(
  'no cache keeps %s for long, as the URL has no version',
  async (target) => {
    const { headers } = await ask(target);
    expect(headers['cache-control']).toBe('public, max-age=300');
  },
);

test('an internal marker of the portal in user input remains text', async () => {
  const { body } = await ask('/en/Faqs?q=%3C!--ready:785abb6c82b7--%3E');
  expect(body).toContain('&lt;!--ready:785abb6c82b7--&gt;');
  expect(body).not.toMatch(/<!--ready:/);
});
