/** Requirements: CACHE-01, CACHE-02, CACHE-04, CACHE-05, CACHE-06, INSTANCE-06, SLEEP-01, SLEEP-04 */
import { setTimeout as sleep } from 'node:timers/promises';
import { INCOMPLETE } from '@/lib/page-reads/record-reads';
import { openDatabase } from '@/lib/server/db/open';
import { saveMetaOverrides } from '@/lib/server/seo/meta-overrides';
import { pageHeaders, writePage } from '../../support/pages/next-page';
import { closeSource, KNOWN, source, startStore, stopStores } from '../../support/pages/page-store';

afterEach(stopStores);
afterAll(closeSource);

const override = async (title: string) => {
  const row = { route: 'haj', locale: 'ar', title, description: null, card: null } as const;
  const by = { actor: 'operator', at: new Date() };
  await saveMetaOverrides(await openDatabase(), [row], by);
  await source.look();
};

test('simultaneous requests render a page once', async () => {
  const { asked, read } = await startStore(() => ({ until: sleep(50) }));
  const pages = await Promise.all(Array.from({ length: 20 }, () => read('/ar/Haj')));
  expect(new Set(pages).size).toBe(1);
  expect(await read('/ar/Haj')).toBe(pages[0]);
  expect(asked).toHaveLength(1);
});

test('unknown parameters share the cache entry of the page, known ones do not', async () => {
  const { asked, read } = await startStore();
  const plain = await read('/ar/Faqs');
  expect(await read('/ar/Faqs?utm_source=x&fbclid=y')).toBe(plain);
  expect(await read('/ar/Faqs?q=ihram')).not.toBe(plain);
  expect(asked.map(({ url }) => url)).toEqual(['/ar/Faqs', '/ar/Faqs?q=ihram']);
});

test('a client with the current page gets 304, HEAD gets its headers, and each encoding its bytes', async () => {
  const { get } = await startStore();
  const page = await get('/ar/Haj');
  const etag = page.headers.get('etag') ?? '';
  const text = await page.text();
  expect((await get('/ar/Haj', { ...KNOWN, 'if-none-match': `"other", ${etag}` })).status).toBe(304);
  expect((await get('/ar/Haj', { ...KNOWN, 'if-none-match': '"other"' })).status).toBe(200);
  const head = await get('/ar/Haj', KNOWN, 'HEAD');
  expect([head.headers.get('etag'), await head.text()]).toEqual([etag, '']);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await get('/ar/Haj', { ...KNOWN, 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(text);
  }
});

test('no visitor data reaches the page or other visitors', async () => {
  const { asked, read } = await startStore(({ headers }) => ({ body: JSON.stringify(headers) }));
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
    rsc: '1',
    'next-router-state-tree': 'x',
    'x-middleware-subrequest': 'middleware',
    'x-portal-peer': '1.2.3.4',
    'x-nextjs-data': '1',
    'accept-language': 'fr',
    'user-agent': 'evil',
    authorization: 'Bearer x',
    cookie: 'currentLang=ar; other=evil; currentLang=tr',
  };
  const page = await read('/ar/Haj', forged);
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['accept', 'cookie', 'host']);
  expect(page).not.toContain('evil');
  expect(await read('/ar/Haj')).toBe(page);
});

test('internal headers of Next do not reach a visitor', async () => {
  const internal = { 'X-Middleware-Rewrite': '/ar/text', 'X-Nextjs-Cache': 'HIT' };
  const { get } = await startStore(() => ({ headers: pageHeaders(internal) }));
  const { headers } = await get('/ar/Haj');
  expect([...headers.keys()].filter((name) => name.startsWith('x-'))).toEqual([]);
});

test('a visit stores its language; a response without a new cookie may be shared', async () => {
  const { get } = await startStore();
  const first = await get('/ar/Haj', {});
  expect(first.headers.get('set-cookie')).toMatch(
    /^currentLang=ar; Path=\/; Max-Age=31536000; SameSite=Lax$/,
  );
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const next = await get('/ar/Haj');
  expect(next.headers.has('set-cookie')).toBe(false);
  expect(next.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=1,/);
});

test('a prefetch is no visit: it stores no language, and its response may be shared', async () => {
  const { get } = await startStore();
  for (const purpose of ['prefetch', 'prefetch;prerender']) {
    const { headers } = await get('/ar/Haj', { 'sec-purpose': purpose });
    expect([headers.get('set-cookie'), headers.get('cache-control')?.startsWith('public')]).toEqual([
      null,
      true,
    ]);
  }
  const call = await get('/gateway/session', { 'sec-purpose': 'prefetch' });
  expect(call.status).toBe(503);
});

test('pages link the prefetch rules, except with Save-Data', async () => {
  const { get, asked } = await startStore();
  const page = await get('/ar/Haj');
  const path = JSON.parse(page.headers.get('speculation-rules') ?? '');
  const rulesFor = async (headers: Record<string, string>) => {
    const response = await get(path, headers);
    expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
    expect(response.headers.get('vary')).toContain('Save-Data');
    return response.json();
  };
  expect(await rulesFor({ 'save-data': 'on' })).toEqual({});
  const [[desktop], [phone]] = [
    (await rulesFor({})).prefetch,
    (await rulesFor({ 'sec-ch-ua-mobile': '?1' })).prefetch,
  ];
  const [, { not: personal }] = desktop.where.and;
  expect(personal.href_matches).toEqual(
    expect.arrayContaining(['/*/desk{/*}?', '/*/requests{/*}?', '/*/Researchers/registration{/*}?']),
  );
  expect([desktop.eagerness, phone.eagerness]).toEqual(['moderate', 'conservative']);
  expect(asked).toHaveLength(1);
});

test('a visitor with a session gets the personal page, if there is one', async () => {
  const { asked, read } = await startStore();
  await read('/ar/Researchers');
  await read('/ar/Haj');
  const cookie = `currentLang=ar; session=${'x'.repeat(43)}`;
  await read('/ar/Haj', { cookie });
  expect(asked).toHaveLength(2);
  await read('/ar/Researchers', { cookie });
  await read('/ar/Researchers', { cookie: `__Host-${cookie.slice(16)}` });
  expect(asked.slice(2).map(({ headers }) => headers.cookie?.includes('session='))).toEqual([true, true]);
});

test.each([
  ['says private', { headers: pageHeaders({ 'Cache-Control': 'private, no-cache' }) }],
  ['sets a cookie', { headers: pageHeaders({ 'Set-Cookie': 'a=b' }) }],
])('responses with %s are not shared: each visitor gets a separate one', async (_, answer) => {
  const { asked, read } = await startStore(({ headers }) => ({ ...answer, body: headers.cookie ?? '' }));
  expect(await read('/ar/Haj', { cookie: 'currentLang=ar; name=one' })).toContain('name=one');
  expect(await read('/ar/Haj', { cookie: 'currentLang=ar; name=two' })).toContain('name=two');
  expect(asked.length).toBeGreaterThan(2);
});

test('a page with missing data does not replace a complete one, and is rendered again soon', async () => {
  const whole = pageHeaders({ 'Cache-Control': 'public, s-maxage=1, stale-while-revalidate=60' });
  const lacking = pageHeaders({
    'Cache-Control': 'public, s-maxage=1',
    'Cache-Tag': `overrides, ${INCOMPLETE}`,
  });
  const { asked, read } = await startStore((_, count) => ({ headers: count === 1 ? whole : lacking }));
  const before = await read('/ar/Haj');
  const first = await read('/ar/Umrah');
  await sleep(1100);
  expect(await read('/ar/Haj')).toBe(before);
  await sleep(50);
  expect(await read('/ar/Haj')).toBe(before);
  expect(await read('/ar/Umrah')).not.toBe(first);
  expect(asked).toHaveLength(4);
});

test.each([302, 500])('a %i is sent and not stored', async (status) => {
  const { asked, get } = await startStore((_, count) =>
    count === 1 ? { status, headers: { ...pageHeaders(), Location: '/x' } } : {},
  );
  const failed = await get('/ar/Haj', {});
  expect([failed.status, failed.headers.has('set-cookie')]).toEqual([status, false]);
  expect(failed.headers.get('cache-control')).toBe('no-store');
  expect((await get('/ar/Haj')).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('a change of a page’s data is visible at once; other changes render nothing', async () => {
  const { asked, read } = await startStore();
  await override('one');
  const before = await read('/ar/Haj');
  await override('two');
  const after = await read('/ar/Haj');
  expect(after).not.toBe(before);
  await (await openDatabase()).insertInto('open_data_download').values({ file: 'x', downloads: 1 }).execute();
  await source.look();
  expect(await read('/ar/Haj')).toBe(after);
  expect(asked).toHaveLength(2);
});

test('while a page is rendered again, all but the first request get the old one', async () => {
  const second = Promise.withResolvers<void>();
  const { asked, read } = await startStore((_, count) => ({ until: count > 1 ? second.promise : undefined }));
  const before = await read('/ar/Haj');
  await override(`change ${before.length}`);
  /** A check that a busy database did not answer in time is repeated by the next one. */
  const restart = async (): Promise<{ first: Promise<string> }> => {
    await source.look();
    const first = read('/ar/Haj');
    while (asked.length < 2) if ((await Promise.race([first, sleep(5)])) === before) return restart();
    return { first };
  };
  const { first } = await restart();
  expect(await read('/ar/Haj')).toBe(before);
  second.resolve();
  expect(await first).not.toBe(before);
  expect(asked).toHaveLength(2);
});

test('a change during rendering is not lost', async () => {
  const changed = Promise.withResolvers<void>();
  const { asked, read } = await startStore((_, count) => ({
    until: count === 1 ? changed.promise : undefined,
  }));
  const page = read('/ar/Haj');
  while (asked.length < 1) await sleep(5);
  await override('while it was made');
  changed.resolve();
  expect(await page).toContain('/ar/Haj 2');
  expect(asked).toHaveLength(2);
});

test('a stale page is served while it is rendered again, an expired one is not', async () => {
  const lasting = (stale: number) =>
    pageHeaders({ 'Cache-Control': `public, s-maxage=1, stale-while-revalidate=${stale}` });
  const { read } = await startStore(({ url }) => ({ headers: lasting(url === '/ar/Haj' ? 60 : 0) }));
  const [shown, ended] = [await read('/ar/Haj'), await read('/ar/Umrah')];
  await sleep(1100);
  expect(await read('/ar/Haj')).toBe(shown);
  await sleep(50);
  expect(await read('/ar/Haj')).not.toBe(shown);
  expect(await read('/ar/Umrah')).not.toBe(ended);
});

test('a page that cannot be rendered again remains unchanged', async () => {
  const { read, get } = await startStore((_, count) => (count === 2 ? { status: 500 } : {}));
  const before = await read('/ar/Haj');
  await override('then it fails');
  expect(await read('/ar/Haj')).toBe(before);
  expect((await get('/ar/Haj')).status).toBe(200);
});

test('a page that cannot be rendered is served stale for a day', async () => {
  const { read, get } = await startStore((_, count) => (count > 1 ? { status: 500 } : {}));
  const before = await read('/ar/Haj');
  const elapsed = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => elapsed() + 24 * 3_600_000);
  await override('then it fails');
  expect(await read('/ar/Haj')).toBe(before);
  clock.mockImplementation(() => elapsed() + 26 * 3_600_000);
  await override('and fails the next day');
  expect((await get('/ar/Haj')).status).toBe(500);
  clock.mockRestore();
});

test('memory is bounded, and searches evict no page', async () => {
  const { asked, read, store } = await startStore(undefined, { mainBytes: 200_000, otherBytes: 20_000 });
  await read('/ar/Haj');
  for (let count = 0; count < 60; count += 1) await read(`/ar/Faqs?q=${count}`);
  expect(store.size).toBeLessThan(220_000);
  const { length } = asked;
  await read('/ar/Haj');
  expect(asked).toHaveLength(length);
  await read('/ar/Faqs?q=0');
  expect(asked).toHaveLength(length + 1);
});

const fileOf = (html: string) => (/data-page="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

test('the wake file of a page is cached forever, also after the page has changed', async () => {
  const { get, read } = await startStore();
  const old = fileOf(await read('/ar/Faqs?q=a%22%26b'));
  const file = await get(old);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await file.text()).toMatch(/__next_f.*"\/_next\/static\/chunks\/a\.js"/s);
  await override('another');
  const young = fileOf(await read('/ar/Faqs?q=a%22%26b'));
  expect(young).not.toBe(old);
  expect((await get(old)).status).toBe(200);
  // After a restart the old one is gone: the current one replaces it, and no cache stores that.
  const lost = await get(old.replace(/^\/_page\/./, '/_page/_'));
  expect([lost.status, lost.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await lost.text()).toBe(await (await get(young)).text());
  expect((await get('/_page/x/ar/desk')).status).toBe(200);
});

test('two instances use the same name for the file of a page, and store no nonce', async () => {
  const make = async (nonce: string) => {
    const headers = { ...pageHeaders(), 'content-security-policy': `script-src 'nonce-${nonce}'` };
    const body = writePage(`<p>${nonce.length}</p>`).replaceAll('<script', `<script nonce="${nonce}"`);
    const { get, read } = await startStore(() => ({ headers, body }));
    const file = fileOf(await read('/ar/Haj'));
    return { file, script: await (await get(file)).text() };
  };
  const [one, other] = [await make('bm9uY2Utb25l+/=='), await make('bm9uY2UtdHdv+/==')];
  expect(one).toEqual(other);
  expect(one.script).not.toContain('bm9uY2U');
});
