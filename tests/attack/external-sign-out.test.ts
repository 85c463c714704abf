/** Requirements: SESSION-03, SESSION-04, SESSION-07, SIGN-ON-14, SIGN-ON-15 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { closeAccessDatabase } from '@/lib/auth/sessions/access-database';
import { env } from '@/lib/env/env';
import { StubApi } from '../support/api/stub-api';
import {
  connectExternalApi,
  makeExternalToken,
  signOnOutside,
  startOutside,
} from '../support/auth/external-sign-on';
import { passTime } from '../support/db/pass-time';
import { restoreSettings } from '../support/portal/settings';
import { locationOf, TestBrowser } from '../support/test-browser';

const KB = 1024;

let api: StubApi;
let token: string;

beforeEach(async () => {
  api = new StubApi();
  token = makeExternalToken();
  await connectExternalApi(api, () => token);
});
afterEach(async () => {
  restoreSettings();
  jest.useRealTimers();
  await api.stop();
});

const status = async (browser: TestBrowser) => (await browser.get('/gateway/session')).json();

/** The state after a restart: the files, and nothing in memory. */
const restart = () => closeAccessDatabase();

describe('with an external API', () => {
  it('a session survives a restart, and so does its end', async () => {
    const browser = new TestBrowser();
    await signOnOutside(browser);
    const thief = browser.copy();
    await restart();
    expect(await status(thief)).toMatchObject({ signedIn: true });
    await browser.post('/gateway/sign-out', { locale: 'en' });
    await restart();
    expect(await status(thief)).toMatchObject({ signedIn: false });
    expect((await thief.get('/gateway/api/Scholarship/GetMyRequest')).status).toBe(401);
  });

  it('without the file no cookie opens a session', async () => {
    const browser = new TestBrowser();
    await signOnOutside(browser);
    await restart();
    const file = join(env.DATA_DIR, 'access.sqlite');
    spawnSync('rm', ['-f', file, `${file}-wal`, `${file}-shm`]);
    expect(await status(browser)).toMatchObject({ signedIn: false });
  });

  it('the file contains no token, name or cookie, and only its owner can read it', async () => {
    const browser = new TestBrowser();
    await signOnOutside(browser);
    await restart();
    const file = join(env.DATA_DIR, 'access.sqlite');
    const bytes = readFileSync(file).toString('latin1');
    for (const secret of [token, token.split('.')[1] ?? '', 'Omar', browser.cookies.get('session') ?? '']) {
      expect(bytes).not.toContain(secret);
    }
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('a response in progress does not revive a session that was signed out meanwhile', async () => {
    const browser = new TestBrowser();
    await signOnOutside(browser);
    passTime(60_000);
    const thief = browser.copy();
    api.reply = async (_, response) => {
      await browser.post('/gateway/sign-out', { locale: 'en' });
      response.end('{"data":null}');
    };
    await thief.get('/gateway/api/Scholarship/GetMyRequest');
    expect(await status(thief)).toMatchObject({ signedIn: false });
  });

  it('a token that the API refuses also ends the session of a copied cookie', async () => {
    const browser = new TestBrowser();
    await signOnOutside(browser);
    const thief = browser.copy();
    api.reply = (_, response) => response.writeHead(401).end('{"message":"over"}');
    await browser.get('/gateway/api/Scholarship/GetMyRequest');
    expect(await status(thief)).toMatchObject({ signedIn: false });
  });
});

describe('the state of a sign-on', () => {
  it('is used up by its first use, so that a copy of the browser cannot use it again', async () => {
    const browser = new TestBrowser();
    const callback = await startOutside(browser);
    const thief = browser.copy();
    await browser.open(callback);
    const asked = api.seen.length;
    expect(locationOf(await thief.open(callback))).toContain('signOn=failed');
    await restart();
    expect(locationOf(await thief.open(callback))).toContain('signOn=failed');
    expect(api.seen).toHaveLength(asked);
  });

  it('works for only one of several simultaneous uses', async () => {
    const browser = new TestBrowser();
    const callback = await startOutside(browser);
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.copy().open(callback)));
    expect(answers.map(locationOf).filter((place) => place.includes('signOn=done'))).toHaveLength(1);
  });

  it('is identified by the URL, not by the transaction in the token', async () => {
    token = makeExternalToken({ txn: 'of-the-provider' });
    expect(await signOnOutside(new TestBrowser())).toContain('signOn=done');
    const [browser, other] = [new TestBrowser(), new TestBrowser()];
    const callback = new URL(await startOutside(browser));
    token = makeExternalToken({ txn: callback.searchParams.get('state') });
    await startOutside(other);
    expect(locationOf(await other.open(callback.href))).toContain('signOn=failed');
  });
});

describe('a token of', () => {
  it.each([4, 8, 16, 31])('%i kB is accepted', async (size) => {
    token = makeExternalToken({ roles: 'x'.repeat(size * KB * 0.7) });
    const browser = new TestBrowser();
    expect(await signOnOutside(browser)).toContain('signOn=done');
    expect(await status(browser)).toMatchObject({ signedIn: true });
    for (const value of browser.cookies.values()) expect(value.length).toBeLessThan(4 * KB);
  });

  it.each([33, 64, 1000])('%i kB is refused with an error message for the reader', async (size) => {
    token = makeExternalToken({ roles: 'x'.repeat(size * KB) });
    const browser = new TestBrowser();
    const response = await browser.open(await startOutside(browser, { locale: 'tr' }));
    expect(locationOf(response)).toMatch(/signOn=failed$/);
    expect(await status(browser)).toMatchObject({ signedIn: false });
  });
});
