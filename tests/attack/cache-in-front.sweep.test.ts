/** Requirements: CACHE-01, CACHE-02, CACHE-08 */
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '@/lib/development/test-programs';
import { closeDatabase, openDatabase } from '@/lib/server/db/open';
import { saveMetaOverrides } from '@/lib/server/seo/meta-overrides';
import { HttpResearcher, RESEARCHER_NAME } from '../support/award/http-researcher';
import { NginxProcess } from '../support/portal/nginx-process';
import { PortalProcess } from '../support/portal/portal-process';

const program = findProgram('nginx');
const KNOWN = { cookie: 'currentLang=ar' };
let portal: PortalProcess;
let nginx: NginxProcess;

beforeAll(async () => {
  if (!program) return;
  portal = await PortalProcess.start({ env: { TRUSTED_HOPS: '1' } });
  nginx = await NginxProcess.start(program, portal.port);
});
afterAll(async () => {
  nginx?.stop();
  await portal?.stop();
});

const get = (path: string, headers: Record<string, string> = KNOWN) =>
  fetch(nginx.url + path, { headers, redirect: 'manual' });

const TRIES = 10;
/** Other tests run at the same time. */
const SLACK_MS = 1000;

/** Repeats the request until the front cache has the page. @throws Error if it is not cached */
async function fill(path: string, headers = KNOWN): Promise<Response> {
  for (let time = 0; time < TRIES; time += 1) {
    const response = await get(path, headers);
    if (response.headers.get('x-cache') === 'HIT') return response;
    await response.arrayBuffer();
  }
  throw new Error(`${path} is not kept`);
}

// A platform without nginx packages can run the portal without a front cache too.
const proved = program ? test : test.skip;

proved('a public page is cached and revalidated by its ETag', async () => {
  const kept = await fill('/ar/Haj');
  const etag = kept.headers.get('etag') ?? '';
  expect(await kept.text()).toContain('<html');
  expect((await get('/ar/Haj', { ...KNOWN, 'if-none-match': etag })).status).toBe(304);
});

proved('a long URL gets a redirect like a short one', async () => {
  expect((await get(`/ar/trems/?x=${'x'.repeat(7500)}`)).status).toBe(308);
});

proved('personal pages bypass the cache, and other visitors do not see them', async () => {
  const person = new HttpResearcher(portal.url);
  await person.signOn();
  const own = { cookie: person.cookieHeader };
  for (const path of ['/en/Researchers', '/en/Researchers/registration', '/en/requests']) {
    for (let time = 0; time < 3; time += 1) {
      const response = await get(path, own);
      expect([path, response.headers.get('x-cache')]).toEqual([path, 'BYPASS']);
      await response.arrayBuffer();
    }
    expect(await (await get(path)).text()).not.toContain(RESEARCHER_NAME);
  }
});

proved('a response that sets a cookie is not cached', async () => {
  for (let time = 0; time < 3; time += 1) {
    const first = await get('/tr/Umrah', {});
    expect([first.headers.get('x-cache'), first.headers.has('set-cookie')]).toEqual(['MISS', true]);
    await first.arrayBuffer();
  }
});

proved('forged headers do not poison the cache', async () => {
  const forged = { ...KNOWN, 'x-forwarded-host': 'evil.example', rsc: '1', 'x-middleware-rewrite': '/evil' };
  const first = await (await get('/ar/Umrah', forged)).text();
  expect(first).not.toContain('evil');
  expect(await (await fill('/ar/Umrah')).text()).toBe(first);
});

proved('an editor’s change is visible within two seconds', async () => {
  await fill('/ar/hajnew');
  const database = await openDatabase(portal.dataDir);
  const title = 'عنوان من المحرر';
  const override = { route: 'season', locale: 'ar' as const, title, description: null, card: null };
  await saveMetaOverrides(database, [override], { actor: 'operator', at: new Date() });
  await closeDatabase(portal.dataDir);
  const endsAt = Date.now() + 2000 + SLACK_MS;
  let page = '';
  while (!page.includes(title) && Date.now() < endsAt) {
    await sleep(100);
    page = await (await get('/ar/hajnew')).text();
  }
  expect(page).toContain(title);
});
