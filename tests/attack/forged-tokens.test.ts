/** Requirements: SIGN-ON-06, SIGN-ON-12, SAFE-05 */
import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { formatCookie } from '@/lib/auth/sessions/cookies';
import { loadSecrets } from '@/lib/auth/tokens/secrets';
import { callPath, signOnAs } from '../support/api/api-client';
import { changeSettings, restoreSettings } from '../support/portal/settings';
import { locationOf, signOn, startSignOn, TestBrowser } from '../support/test-browser';

const CALL = 'Desk/GetMyRoles';
const ISSUER = 'urn:portal:api';

let genuine: string;
beforeAll(async () => {
  genuine = await signOnAs('person:forger');
});
afterEach(restoreSettings);

/** The claims of a valid token, with changes, signed with the valid key unless stated otherwise. */
function sign(
  claims: Record<string, unknown>,
  { key = loadSecrets().tokens, alg = 'HS256', typ = 'at+jwt' } = {},
) {
  return new SignJWT({ ...decodeJwt(genuine), ...claims }).setProtectedHeader({ alg, typ }).sign(key);
}

const statusOf = async (token: string) => (await callPath(CALL, { token })).status;

test('the valid token is accepted, and so is one signed again', async () => {
  expect([await statusOf(genuine), await statusOf(await sign({}))]).toEqual([200, 200]);
});

test.each([
  ['no algorithm', async () => new UnsecuredJWT(decodeJwt(genuine)).encode()],
  ['another key', async () => sign({}, { key: new Uint8Array(32) })],
  ['the key of the cookies', async () => sign({}, { key: loadSecrets().cookies })],
  [
    'a longer algorithm of the same key',
    async () =>
      sign({}, { alg: 'HS512', key: new Uint8Array([...loadSecrets().tokens, ...loadSecrets().tokens]) }),
  ],
  ['another type', async () => sign({}, { typ: 'JWT' })],
  ['another issuer', async () => sign({ iss: 'urn:evil' })],
  ['another audience', async () => sign({ aud: 'urn:evil' })],
  ['no end', async () => sign({ exp: undefined })],
  ['an end in the past', async () => sign({ exp: 1 })],
  [
    'an end that is text',
    async () => {
      const [head, , tail] = genuine.split('.');
      const body = Buffer.from(JSON.stringify({ ...decodeJwt(genuine), exp: '9999999999' })).toString(
        'base64url',
      );
      return `${head}.${body}.${tail}`;
    },
  ],
  ['a session that does not exist', async () => sign({ sid: 'made-up' })],
  ['a session that is a number', async () => sign({ sid: 7 })],
  ['a flag that is text', async () => sign({ authenticated: 'true' })],
  [
    'an asymmetric key',
    async () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      return new SignJWT(decodeJwt(genuine))
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .sign(privateKey);
    },
  ],
])('a token with %s is refused', async (_, make) => {
  expect(await statusOf(await make())).toBe(401);
});

test('over https, a cookie planted by another host or without the prefix is no session', async () => {
  const browser = new TestBrowser();
  await signOn(browser);
  changeSettings({ SITE_URL: 'https://haj.example' });
  expect(await (await browser.get('/gateway/session')).json()).toMatchObject({ signedIn: false });
  browser.cookies.set('__Host-session', browser.cookies.get('session') ?? '');
  expect(await (await browser.get('/gateway/session')).json()).toMatchObject({ signedIn: true });
  const cookie = formatCookie({ name: 'session', value: 'x', maxAge: 1 }, new Headers());
  expect(cookie).toMatch(/^__Host-session=x; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('a planted transaction cookie starts no session', async () => {
  const attacker = new TestBrowser();
  await startSignOn(attacker);
  const victim = new TestBrowser();
  victim.cookies.set('sign-on', `${attacker.cookies.get('sign-on')}x`);
  expect(locationOf(await victim.open('/en?EncryptedText=x'))).toContain('signOn=failed');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '__proto__',
  'constructor',
  'sessions?x',
  '%2Fdesk',
])('a sign-on does not redirect to the target %s', async (returnTarget) => {
  const response = await new TestBrowser().post('/gateway/sign-on', { returnTarget, locale: 'en' });
  expect(locationOf(response)).toBe('/en/Researchers?signOn=failed');
});
