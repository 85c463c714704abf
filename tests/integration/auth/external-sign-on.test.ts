/** Requirements: CALL-05, CALL-09, SESSION-01, SESSION-04 */

import { StubApi } from '../../support/api/stub-api';
import {
  connectExternalApi,
  makeExternalToken,
  signOnOutside,
  startOutside,
} from '../../support/auth/external-sign-on';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { locationOf, TestBrowser } from '../../support/test-browser';

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

describe('a sign-on with an external API and login page', () => {
  it('exchanges the text at the API and uses the token for the person’s calls', async () => {
    const browser = new TestBrowser();
    const response = await browser.open(await startOutside(browser, { text: 'a%2Bb%3D' }));
    expect(locationOf(response)).toBe('/en/Researchers/registration?signOn=done');
    expect(api.seen[0]?.url).toBe(
      '/root/api/UserAuthentication/Scholarship/Nafath/Authorize?EncryptedText=a%2Bb%3D',
    );
    expect(await status(browser)).toMatchObject({ signedIn: true, name: 'Omar' });
    await browser.get('/gateway/api/Scholarship/GetMyRequest');
    expect(api.seen.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it('forwards an upload unchanged, with its length and its code', async () => {
    const browser = new TestBrowser();
    await browser.open(await startOutside(browser));
    const form = new FormData();
    form.set('CVFile', new Blob(['%PDF-'.repeat(200_000)]), 'cv.pdf');
    const response = await browser.send('/gateway/api/Scholarship/SubmitResearch', form, { SecCode: 'code' });
    expect(response.status).toBe(200);
    const [request, body = ''] = [api.seen.at(-1), api.bodies.at(-1)];
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      seccode: 'code',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
    });
    expect(body).toContain('filename="cv.pdf"');
    expect(body.length).toBeGreaterThan(1_000_000);
  });

  it.each([
    ['no state', ''],
    ['another state', '&state=x'],
  ])('is refused with %s', async (_, state) => {
    const browser = new TestBrowser();
    await startOutside(browser);
    const response = await browser.open(`/en/Researchers?EncryptedText=a${state}`);
    expect(locationOf(response)).toBe('/en/Researchers?signOn=failed');
    expect(await status(browser)).toMatchObject({ signedIn: false });
  });

  it('is refused if the API refuses the text or is down', async () => {
    const browser = new TestBrowser();
    api.reply = (_, response) => response.writeHead(400).end('{"message":"no"}');
    expect(await signOnOutside(browser)).toContain('signOn=failed');
    changeSettings({ API_ROOT: 'http://127.0.0.1:9' });
    const logged = jest.spyOn(console, 'error').mockImplementation();
    expect(await signOnOutside(browser)).toContain('signOn=failed');
    expect(JSON.stringify(logged.mock.calls)).not.toContain('EncryptedText');
    logged.mockRestore();
  });

  it('ends when the token expires, if that is before eight hours', async () => {
    const browser = new TestBrowser();
    await browser.open(await startOutside(browser));
    const { absoluteEndsAt } = await status(browser);
    expect(Date.parse(absoluteEndsAt)).toBeLessThanOrEqual(Date.now() + 3_601_000);
  });

  it('ends with the sign-out, also for a copy of the cookie', async () => {
    const browser = new TestBrowser();
    await browser.open(await startOutside(browser));
    const thief = browser.copy();
    await browser.post('/gateway/sign-out', { locale: 'en' });
    expect(await status(thief)).toMatchObject({ signedIn: false });
  });

  it('ends when the API refuses the token', async () => {
    const browser = new TestBrowser();
    await browser.open(await startOutside(browser));
    api.reply = (_, response) => response.writeHead(401).end('{"message":"over"}');
    const response = await browser.get('/gateway/api/Scholarship/GetMyRequest');
    expect(response.status).toBe(401);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it.each([
    ['a text for the claim', { authenticated: 'true' }, 'has no accepted value'],
    ['no claim', { authenticated: undefined }, 'lacks the claim'],
    ['null for the claim', { authenticated: null }, 'has no accepted value'],
    ['no person', { sub: undefined }, 'claim sub'],
    ['no expiry', { exp: undefined }, 'claim exp'],
    ['an expiry in the past', { exp: 1 }, 'past its time'],
  ])('fails with %s, and the log gives the reason without personal data', async (_, claims, reason) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    token = makeExternalToken(claims);
    expect(await signOnOutside(new TestBrowser())).toContain('signOn=failed');
    const log = warned.mock.calls.flat().join('\n');
    warned.mockRestore();
    expect(log).toContain(reason);
    for (const secret of [token, 'user-7', 'Omar']) expect(log).not.toContain(secret);
  });

  it.each([
    [{ AUTHENTICATED_VALUES: 'true' }, { authenticated: 'True' }],
    [{ AUTHENTICATED_MISSING: true }, { authenticated: undefined }],
    [{ AUTHENTICATED_CLAIM: 'user.ok' }, { authenticated: undefined, user: { ok: true } }],
  ])('opens a session for values that the settings accept: %j', async (settings, claims) => {
    changeSettings(settings);
    token = makeExternalToken(claims);
    const browser = new TestBrowser();
    expect(await signOnOutside(browser)).toContain('signOn=done');
    expect(await status(browser)).toMatchObject({ signedIn: true });
  });
});
