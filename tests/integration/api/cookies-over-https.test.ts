/** Requirements: CALL-14, SAFE-05, SIGN-ON-09 */
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { TestBrowser } from '../../support/test-browser';

const OWN = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

afterEach(() => restoreSettings());

describe('cookies over https', () => {
  it('are bound to the host and sent over https only', async () => {
    changeSettings({ SITE_URL: 'https://haj.example' });
    const headers = { origin: 'https://haj.example' };
    const fields = { returnTarget: 'researchers', locale: 'en' };
    const response = await new TestBrowser().post('/gateway/sign-on', fields, headers);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sign-on=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it('are so behind a trusted proxy, and headers of the client are ignored', async () => {
    const fields = { returnTarget: 'researchers', locale: 'en' };
    const post = (origin: string, protocol = 'https') =>
      new TestBrowser().post('/gateway/sign-on', fields, {
        ...OWN,
        origin,
        'x-forwarded-proto': protocol,
      });
    expect((await post('http://localhost:3000')).headers.getSetCookie()[0]).toMatch(/^sign-on=/);
    expect((await post('https://localhost:3000')).status).toBe(403);
    changeSettings({ TRUSTED_HOPS: 1 });
    for (const protocol of ['https', 'http, https'])
      expect((await post('https://localhost:3000', protocol)).headers.getSetCookie()[0]).toMatch(
        /^__Host-sign-on=.*; Secure;/,
      );
    // A page of the same host over http may come from an attacker.
    expect((await post('http://localhost:3000')).status).toBe(403);
  });

  it.each([
    'ftp://localhost:3000',
    'http://user@localhost:3000',
    'http://localhost:3000/',
    'http://localhost',
    'null',
  ])('the origin %s is foreign', async (origin) => {
    const fields = { returnTarget: 'researchers', locale: 'en' };
    const response = await new TestBrowser().post('/gateway/sign-on', fields, { ...OWN, origin });
    expect(response.status).toBe(403);
  });
});
