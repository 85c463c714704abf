/** Requirements: PRIVACY-03, SIGN-ON-02, SIGN-ON-04, SIGN-ON-06, SIGN-ON-07, SIGN-ON-10, SIGN-ON-11 */
import { openDatabase } from '@/lib/server/db/open';
import { passTime } from '../../support/db/pass-time';
import { approve, locationOf, signOn, startSignOn, TestBrowser } from '../../support/test-browser';

const FAILED = '/en/Researchers?signOn=failed';
const EXPIRED = '/en/Researchers?signOn=expired';

const status = async (browser: TestBrowser) => (await browser.get('/gateway/session')).json();
afterEach(() => jest.useRealTimers());

describe('signing on', () => {
  it('redirects to the page on which it started, with a clean URL', async () => {
    const browser = new TestBrowser();
    const callback = await approve(browser, 'researchers.submit');
    expect(callback).toMatch(/^\/en\/Researchers\/submission\?EncryptedText=/);
    const response = await browser.open(callback);
    expect(locationOf(response)).toBe('/en/Researchers/submission?signOn=done');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
    expect(await status(browser)).toMatchObject({ signedIn: true, name: 'Sarah Alghamdi' });
  });

  it('never exposes the token to the page, and sets HttpOnly cookies', async () => {
    const browser = new TestBrowser();
    const response = await browser.open(await approve(browser));
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/);
    expect(JSON.stringify(await status(browser))).not.toMatch(/ey[\w-]+\./);
  });

  it('identifies a person by a pseudonym, the same at each sign-on, that is not the national ID', async () => {
    const [first, second] = [new TestBrowser(), new TestBrowser()];
    await signOn(first, '1023456789');
    await signOn(second, '١٠٢٣٤٥٦٧٨٩');
    const database = await openDatabase();
    const rows = await database.selectFrom('sign_on_session').select('subject').execute();
    const subjects = rows.slice(-2).map(({ subject }) => subject);
    expect(subjects[0]).toBe(subjects[1]);
    expect(subjects[0]).toMatch(/^person:[\w-]{43}$/);
    expect(subjects[0]).not.toContain('1023456789');
  });

  it('works in several tabs at once', async () => {
    const browser = new TestBrowser();
    const first = await approve(browser, 'researchers.register');
    const second = await approve(browser, 'researchers.submit');
    expect(locationOf(await browser.open(second))).toContain('/submission?signOn=done');
    expect(locationOf(await browser.open(first))).toContain('/registration?signOn=done');
  });

  it('is limited to three tabs: a fourth discards the oldest', async () => {
    const browser = new TestBrowser();
    const oldest = await approve(browser);
    for (let tab = 0; tab < 3; tab += 1) await startSignOn(browser);
    expect(locationOf(await browser.open(oldest))).toBe(FAILED);
  });

  it('redirects back without a session if the person declines', async () => {
    const browser = new TestBrowser();
    const page = await startSignOn(browser);
    await browser.post(page, { person: 'sarah' });
    const answer = await browser.post(page, { decision: 'reject' });
    expect(locationOf(answer)).toBe('/en/Researchers?signOn=rejected');
    expect(await status(browser)).toMatchObject({ signedIn: false });
  });

  it('accepts one decision, also with parallel requests', async () => {
    const browser = new TestBrowser();
    const page = await startSignOn(browser);
    await browser.post(page, { person: 'sarah' });
    const answers = await Promise.all(
      ['approve', 'approve', 'reject'].map((decision) => browser.post(page, { decision })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
  });
});

describe('the audit trail', () => {
  it('records sign-on and sign-out under the pseudonym', async () => {
    const browser = new TestBrowser();
    await signOn(browser, '1099999999');
    await browser.post('/gateway/sign-out', { locale: 'en' });
    const database = await openDatabase();
    const rows = await database
      .selectFrom('event')
      .select(['kind', 'actor'])
      .where('entity', '=', 'session')
      .orderBy('id')
      .execute();
    const [on, out] = rows.slice(-2);
    expect([on?.kind, out?.kind]).toEqual(['signedOn', 'signedOut']);
    expect(on?.actor).toBe(out?.actor);
    expect(JSON.stringify(rows)).not.toContain('1099999999');
  });
});

describe('a callback is refused', () => {
  it('without the transaction cookie', async () => {
    const callback = await approve(new TestBrowser());
    const victim = new TestBrowser();
    expect(locationOf(await victim.open(callback))).toBe(FAILED);
    expect(await status(victim)).toMatchObject({ signedIn: false });
  });

  it('with the transaction cookie of another sign-on, whose session ends at once', async () => {
    const callback = await approve(new TestBrowser());
    const victim = new TestBrowser();
    await startSignOn(victim);
    expect(locationOf(await victim.open(callback))).toBe(FAILED);
    expect(victim.cookies.has('session')).toBe(false);
    const database = await openDatabase();
    const rows = await database.selectFrom('sign_on_session').select('ended_at').execute();
    expect(rows.at(-1)?.ended_at).not.toBeNull();
  });

  it('the second time', async () => {
    const browser = new TestBrowser();
    const callback = await approve(browser);
    const copy = browser.copy();
    await browser.open(callback);
    expect(locationOf(await copy.open(callback))).toBe(FAILED);
    expect(copy.cookies.has('session')).toBe(false);
  });

  it.each([
    ['a HEAD, as link scanners send it', {}, 'HEAD', 405],
    ['a prefetch of a browser', { 'sec-purpose': 'prefetch' }, 'GET', 503],
    ['a prerender of a browser', { 'sec-purpose': 'prefetch;prerender' }, 'GET', 503],
  ])('by %s, which does not use up the sign-on', async (_name, headers, method, refusal) => {
    const browser = new TestBrowser();
    const callback = await approve(browser);
    const refused = await browser.open(callback, headers, method);
    expect(refused.status).toBe(refusal);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('location')).toBeNull();
    expect(await status(browser)).toMatchObject({ signedIn: false });
    expect(locationOf(await browser.open(callback))).toContain('signOn=done');
  });

  it('for all but one of several parallel requests', async () => {
    const browser = new TestBrowser();
    const callback = await approve(browser);
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.copy().open(callback)));
    const places = answers.map(locationOf);
    expect(places.filter((place) => place === FAILED)).toHaveLength(3);
  });

  it('after 61 seconds', async () => {
    const browser = new TestBrowser();
    const callback = await approve(browser);
    passTime(61_000);
    expect(locationOf(await browser.open(callback))).toBe(EXPIRED);
  });

  it('when the whole sign-on took too long', async () => {
    const browser = new TestBrowser();
    const callback = await approve(browser);
    passTime(11 * 60_000 + 1000);
    expect(locationOf(await browser.open(callback))).toBe(EXPIRED);
  });

  it('with any one character changed', async () => {
    const browser = new TestBrowser();
    const callback = await approve(browser);
    const start = callback.indexOf('=') + 1;
    for (let index = start + 5; index < callback.length; index += 40) {
      const other = callback[index] === 'A' ? 'B' : 'A';
      const changed = callback.slice(0, index) + other + callback.slice(index + 1);
      expect(locationOf(await browser.open(changed))).toBe(FAILED);
    }
    expect(locationOf(await browser.open(callback))).toContain('signOn=done');
  });

  it.each([
    ['nothing', ''],
    ['a word', 'x'],
    ['the form of a text', 'a.b.c.d.e'],
    ['a control character', '%00'],
    ['ten thousand letters', 'ey'.repeat(5000)],
  ])('with %s as the text', async (_, text) => {
    const browser = new TestBrowser();
    await startSignOn(browser);
    expect(locationOf(await browser.open(`/en?EncryptedText=${text}`))).toBe(FAILED);
  });
});

describe('a return target', () => {
  it.each(['https://evil.example', '//evil.example', '/en/Haj', 'toString', ''])(
    'that is not in the list (%s) is ignored',
    async (returnTarget) => {
      const answer = await new TestBrowser().post('/gateway/sign-on', { returnTarget, locale: 'en' });
      expect(locationOf(answer)).toBe(FAILED);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );
});
