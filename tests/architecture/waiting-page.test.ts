/** Requirements: INSTANCE-04 */
import { readFileSync } from 'node:fs';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { renderWaitingPage } from '@/lib/routing/waiting-page';

const PAGE = readFileSync('docs/deploy/waiting-page.html', 'utf8');

test('the balancer’s waiting page has the current texts in every language (`npm run page:waiting`)', async () => {
  expect(PAGE).toBe(await renderWaitingPage());
  for (const locale of LOCALE_CODES) expect(PAGE).toContain(`<section lang="${locale}"`);
});

test('the waiting page fits into the buffer of the balancer and needs no script', () => {
  const [, buffer] = /tune\.bufsize (\d+)/.exec(readFileSync('docs/haproxy.cfg', 'utf8')) ?? [];
  expect(Buffer.byteLength(PAGE)).toBeLessThan(Number(buffer) / 2);
  expect(PAGE).not.toContain('<script');
});
