/** Requirements: SIGN-ON-12, SIGN-ON-14 */

import { StubApi } from '../support/api/stub-api';
import { connectExternalApi, makeExternalToken, signOnOutside } from '../support/auth/external-sign-on';
import { restoreSettings } from '../support/portal/settings';
import { TestBrowser } from '../support/test-browser';

const FAILED = '/en/Researchers?signOn=failed';
const nowSeconds = Math.floor(Date.now() / 1000);

let api: StubApi;
let token: string;

beforeEach(async () => {
  api = new StubApi();
  await connectExternalApi(api, () => token);
});
afterEach(async () => {
  restoreSettings();
  await api.stop();
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: 'user-7', authenticated: true, exp: nowSeconds + 3600 };

/** The response of the sign-on, and whether a session exists after it. */
async function attempt(given: string): Promise<[string, boolean]> {
  token = given;
  const browser = new TestBrowser();
  const place = await signOnOutside(browser);
  const { signedIn } = await (await browser.get('/gateway/session')).json();
  return [place, signedIn];
}

test('a token opens a session if its flag is the boolean true', async () => {
  expect(await attempt(makeExternalToken())).toEqual(['/en/Researchers/registration?signOn=done', true]);
});

test.each([false, 'true', 'false', 'True', 1, 0, null, undefined, [true], { value: true }])(
  'the flag %p opens no session',
  async (authenticated) => {
    expect(await attempt(makeExternalToken({ authenticated }))).toEqual([FAILED, false]);
  },
);

test.each([
  ['missing', undefined],
  ['a number in a string', String(nowSeconds + 3600)],
  ['now', nowSeconds],
  ['past', nowSeconds - 1],
  ['negative', -1],
  ['zero', 0],
  ['true', true],
  ['an array', [nowSeconds + 3600]],
  ['a date', new Date(Date.now() + 3_600_000).toISOString()],
])('an expiry that is %s opens no session', async (_, exp) => {
  const body = part({ ...claims, exp });
  expect(await attempt(`${part({ alg: 'none' })}.${body}.`)).toEqual([FAILED, false]);
});

test('an expiry beyond the number range opens no session', async () => {
  const body = Buffer.from(`{"sub":"user-7","authenticated":true,"exp":1e999}`).toString('base64url');
  expect(await attempt(`${part({ alg: 'none' })}.${body}.`)).toEqual([FAILED, false]);
});

test('a huge or invalid expiry opens a session of at most eight hours', async () => {
  for (const exp of [1e15, nowSeconds + 1e6 + 0.5]) {
    token = makeExternalToken({ exp });
    const browser = new TestBrowser();
    expect(await signOnOutside(browser)).toContain('signOn=done');
    const { absoluteEndsAt } = await (await browser.get('/gateway/session')).json();
    expect(Date.parse(absoluteEndsAt)).toBeLessThanOrEqual(Date.now() + 8 * 3_600_000);
  }
});

test.each([
  ['a missing person', undefined],
  ['an empty person', ''],
  ['a person who is a number', 7],
  ['a person who is an object', { id: 7 }],
  ['a person of a thousand letters', 'x'.repeat(1000)],
])('%s opens no session', async (_, sub) => {
  expect(await attempt(`${part({ alg: 'none' })}.${part({ ...claims, sub })}.`)).toEqual([FAILED, false]);
});

test.each([
  ['letters that no header takes', `é.${part(claims)}.`],
  ['a line break', `${part({ alg: 'none' })}.${part(claims)}.\r\nX-Forged: 1`],
  ['a blank', `${part({ alg: 'none' })}.${part(claims)}. x`],
  ['two parts', `${part({ alg: 'none' })}.${part(claims)}`],
  ['four parts', `${part({ alg: 'none' })}.${part(claims)}.x.y`],
  ['an array for claims', `${part({ alg: 'none' })}.${part([claims])}.`],
  ['nothing', ''],
])('a token with %s opens no session', async (_, given) => {
  expect(await attempt(given)).toEqual([FAILED, false]);
});
