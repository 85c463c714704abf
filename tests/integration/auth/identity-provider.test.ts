/** Requirements: SAFE-01, SIGN-ON-08 */
import { parseLimits } from '@/lib/server/http/rate-limits';
import errors from '@/messages/en/errors.json';
import { passTime } from '../../support/db/pass-time';
import { locationOf, startSignOn, TestBrowser } from '../../support/test-browser';

const EXPIRED = '/en/Researchers?signOn=expired';

afterEach(() => jest.useRealTimers());

describe('the identity provider', () => {
  it('redirects back after a timeout, at every step', async () => {
    const browser = new TestBrowser();
    const page = await startSignOn(browser);
    await browser.post(page, { person: 'sarah' });
    passTime(10 * 60_000);
    expect(locationOf(await browser.post(page, { decision: 'approve' }))).toBe(EXPIRED);
    expect(locationOf(await browser.get(page))).toBe(EXPIRED);
  });

  it('refuses requests that do not come from the portal', async () => {
    const browser = new TestBrowser();
    for (const request of ['', 'x', 'a.b.c.d.e']) {
      const response = await browser.get(`/gateway/identity-provider?request=${request}`);
      expect(response.status).toBe(400);
    }
  });

  it('shows errors at their fields and in the summary, and keeps the input', async () => {
    const browser = new TestBrowser();
    const page = await startSignOn(browser);
    const response = await browser.post(page, { nationalId: '٣٠٠', fullName: 'Sarah <script>' });
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toContain('value="300"');
    expect(text).toContain('value="Sarah &lt;script&gt;"');
    expect(text).toContain('href="#nationalId"');
    expect(text).toContain('id="fullName-error"');
    expect(text).not.toContain('<script>');
  });

  it('limits the attempts for a person, with a message on a page', async () => {
    const browser = new TestBrowser();
    const page = await startSignOn(browser);
    const { count } = parseLimits('').identify;
    const identify = () => browser.post(page, { nationalId: '1088888888', fullName: 'Sarah' });
    for (let made = 0; made < count; made += 1) expect((await identify()).status).toBe(303);
    const refused = await identify();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await refused.text()).toContain(errors.tooManyRequests);
  });

  it('sends a separate Content Security Policy', async () => {
    const browser = new TestBrowser();
    const response = await browser.get(await startSignOn(browser));
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-language')).toBe('en');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
