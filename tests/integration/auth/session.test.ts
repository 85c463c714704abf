/** Requirements: SESSION-01, SESSION-03 */
import { closeAccessDatabase } from '@/lib/auth/sessions/access-database';
import { openDatabase } from '@/lib/server/db/open';
import { passTime } from '../../support/db/pass-time';
import { locationOf, signOn, TestBrowser } from '../../support/test-browser';

const status = async (browser: TestBrowser) => (await browser.get('/gateway/session')).json();
const askForRequest = (browser: TestBrowser) => browser.get('/gateway/api/Scholarship/GetMyRequest');

afterEach(() => jest.useRealTimers());

describe('a session', () => {
  it('has a new id at each sign-on, and does not take one that was planted', async () => {
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

  it('is over after the sign-out, for a copy of its cookie too', async () => {
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

  it('stays ended after a restart, when only the database remembers', async () => {
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

  it('lives on with requests, but asking how long it lasts does not count as one', async () => {
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

  it('lives on with each page that is opened, but not with those fetched in advance', async () => {
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

  it('ends after eight hours, whatever happens', async () => {
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
