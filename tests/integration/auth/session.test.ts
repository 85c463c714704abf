/** Requirements: SESSION-01, SESSION-03 */
import { SIGN_IN_HINT } from '@/lib/auth/rules/sign-in-hint-name';
import { closeAccessDatabase } from '@/lib/auth/sessions/access-database';
import { openDatabase } from '@/lib/server/db/open';
import { passTime } from '../../support/db/pass-time';
import { locationOf, signOn, TestBrowser } from '../../support/test-browser';

const status = async (browser: TestBrowser) => (await browser.get('/gateway/session')).json();
const askForRequest = (browser: TestBrowser) => browser.get('/gateway/api/Scholarship/GetMyRequest');

afterEach(() => jest.useRealTimers());

describe('a session', () => {
  it('has a new id at each sign-on, and a planted id is not accepted', async () => {
    const browser = new TestBrowser();
    browser.cookies.set('session', 'planted');
    await signOn(browser);
    const first = browser.cookies.get('session');
    await signOn(browser);
    expect(first).not.toBe('planted');
    expect(browser.cookies.get('session')).not.toBe(first);
    const database = await openDatabase();
    const rows = await database.selectFrom('sign_on_session').select('id').execute();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('ends with the sign-out, also for a copy of its cookie', async () => {
    const browser = new TestBrowser();
    await signOn(browser);
    const thief = browser.copy();
    expect((await askForRequest(thief)).status).toBe(200);
    const answer = await browser.post('/gateway/sign-out', { locale: 'en' });
    expect(locationOf(answer)).toBe('/en/Researchers?signOn=out');
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(await status(thief)).toMatchObject({ signedIn: false });
    expect((await askForRequest(thief)).status).toBe(401);
  });

  it('takes back the cookie that makes pages ask for the name, once it has ended elsewhere', async () => {
    const browser = new TestBrowser();
    await signOn(browser);
    const other = browser.copy();
    other.cookies.set(SIGN_IN_HINT, '1');
    await browser.post('/gateway/sign-out', { locale: 'en' });
    await other.post('/gateway/session', {});
    expect([...other.cookies.keys()]).toEqual([]);
  });

  it('remains ended after a restart, with only the database left', async () => {
    const browser = new TestBrowser();
    await signOn(browser);
    const thief = browser.copy();
    await browser.post('/gateway/sign-out', { locale: 'en' });
    await closeAccessDatabase();
    expect(await status(thief)).toMatchObject({ signedIn: false });
  });

  it('ends after twenty minutes without a request', async () => {
    const browser = new TestBrowser();
    await signOn(browser);
    passTime(20 * 60_000);
    expect(await status(browser)).toMatchObject({ signedIn: false });
    const refused = await askForRequest(browser);
    expect(await refused.json()).toMatchObject({ code: 'sessionEnded' });
  });

  it('is extended by requests, but not by asking for the remaining time', async () => {
    const browser = new TestBrowser();
    await signOn(browser);
    passTime(15 * 60_000);
    await status(browser);
    await askForRequest(browser);
    passTime(15 * 60_000);
    expect(await status(browser)).toMatchObject({ signedIn: true });
    passTime(6 * 60_000);
    expect(await status(browser)).toMatchObject({ signedIn: false });
  });

  it('is extended by each opened page, but not by prefetches', async () => {
    const browser = new TestBrowser();
    await signOn(browser);
    passTime(15 * 60_000);
    await browser.open('/en/Researchers/registration');
    passTime(15 * 60_000);
    await browser.open('/en/Researchers/registration', { 'sec-purpose': 'prefetch' });
    expect(await status(browser)).toMatchObject({ signedIn: true });
    passTime(6 * 60_000);
    expect(await status(browser)).toMatchObject({ signedIn: false });
  });

  it('ends after eight hours in every case', async () => {
    const browser = new TestBrowser();
    await signOn(browser);
    for (let minutes = 0; minutes < 480 - 15; minutes += 15) {
      passTime(15 * 60_000);
      expect((await browser.post('/gateway/session')).status).toBe(200);
    }
    expect(await status(browser)).toMatchObject({ signedIn: true });
    passTime(15 * 60_000);
    expect(await status(browser)).toMatchObject({ signedIn: false });
  });
});
