/** Requirements: SLEEP-05 */
import { findMetric } from '@/lib/monitoring/metrics';
import { hashSource } from '@/lib/routing/csp';
import { pageHeaders, writePage } from '../../support/pages/next-page';
import { closeSource, startStore, stopStores } from '../../support/pages/page-store';

afterEach(stopStores);
afterAll(closeSource);

test('a page whose scripts cannot be deferred is rendered once, stored with its scripts, and reported', async () => {
  const headers = { ...pageHeaders(), 'content-security-policy': "script-src 'nonce-bm9uY2U='" };
  const body = '<p>words</p><script nonce="bm9uY2U=">later()</script>';
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { asked, get } = await startStore(() => ({ headers, body }));
  const count = findMetric('page_sleep_failures_total');
  expect(count?.()).toBe(0);
  const [first, second] = [await get('/ar/Haj'), await get('/ar/Haj')];
  expect(asked).toHaveLength(1);
  expect(logged.mock.calls.map((texts) => texts.join(' '))).toEqual([
    expect.stringMatching(/^\/ar\/Haj is stored with all its scripts.*Next.*script later\(\)/),
  ]);
  logged.mockRestore();
  expect(count?.()).toBe(1);
  expect(first.status).toBe(200);
  const html = await first.text();
  expect(html).toContain(writePage('').match(/<script src[^>]*>/)?.[0]);
  expect(html).toContain('later()');
  expect(html).not.toContain('bm9uY2U');
  expect(await second.text()).toBe(html);
  // Without a nonce the policy allows each inline script by its hash.
  expect(first.headers.get('content-security-policy')).toContain(hashSource('later()'));
  expect(first.headers.get('content-security-policy')).toContain(
    hashSource('(self.__next_f=self.__next_f||[]).push([0])'),
  );
});
