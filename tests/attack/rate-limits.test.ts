/** Requirements: NOJS-07, SAFE-11 */
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { LOCALES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { startTarget, type Target } from '../support/portal/target';

/** Loads the limiter like another bundle of the server: its classes are copies, its counters are shared. */
async function loadOtherBundle() {
  let limiter: typeof import('@/lib/server/http/rate-limit') | undefined;
  await jest.isolateModulesAsync(async () => {
    limiter = await import('@/lib/server/http/rate-limit');
  });
  if (!limiter) throw new Error('Not loaded');
  return limiter;
}

test('every bundle answers 429 for the shared counters', async () => {
  const first = await loadOtherBundle();
  for (let count = 0; count < 20; count += 1) await first.countAttempt('checkPage', '192.0.2.1');
  for (const limiter of [first, await loadOtherBundle(), await loadOtherBundle()])
    await expect(limiter.countAttempt('checkPage', '192.0.2.1')).rejects.toMatchObject({
      status: 429,
      details: { headers: { 'Retry-After': expect.stringMatching(/^[1-9]\d*$/) } },
    });
  await expect(first.countAttempt('checkPage', '192.0.2.2')).resolves.toBe(1);
});

test('server errors are recognized by name across bundles', async () => {
  const load = async () => [
    (await import('@/lib/server/http/errors')).RequestError,
    (await import('@/lib/api/upstream-down')).UpstreamDown,
    (await import('@/lib/api/api-failure')).ApiFailure,
    (await import('@/lib/forms/no-javascript/unreadable-body')).UnreadableBody,
  ];
  const own = await load();
  await jest.isolateModulesAsync(async () => {
    for (const [index, Other] of (await load()).entries()) {
      const Own = own[index] ?? Error;
      expect(Other).not.toBe(Own);
      expect(Reflect.construct(Other, [400, 'malformed', '']) instanceof Own).toBe(true);
      expect(new Error('of no kind') instanceof Own).toBe(false);
    }
  });
});

test('a million addresses share a bounded number of counters', async () => {
  const { countAttempt } = await loadOtherBundle();
  const counts = new Set<number>();
  for (let at = 0; at < 70_000; at += 1) {
    const address = `2001:db8:${(at >> 8).toString(16)}:${(at & 255).toString(16)}::/64`;
    counts.add(await countAttempt('challenge', address));
  }
  // Some address shares the counter of another: there are fewer counters than addresses.
  expect(Math.max(...counts)).toBeGreaterThan(1);
  expect(Math.max(...counts)).toBeLessThan(20);
});

describe('a portal that has reached its limits', () => {
  let portal: Target;
  beforeAll(async () => {
    portal = await startTarget({ RATE_LIMITS: 'checkPage=2/600,challenge=5/600,token=5/600' });
    // Pages, middleware and gateway are separate bundles: each of them reaches the limiter.
    await fetch(`${portal.url}/ar/News`);
  });
  afterAll(() => portal.stop());

  const rate = (locale: string) =>
    fetch(portal.url + noJavaScriptAddress('page-rating', locale as 'en'), {
      method: 'POST',
      headers: { origin: portal.url },
      body: new URLSearchParams({ PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '2' }),
      redirect: 'manual',
    });

  test('answers the next check page with a page in the reader’s language, and keeps the answers', async () => {
    await Promise.all([rate('en'), rate('en')]);
    for (const { code: locale } of LOCALES) {
      const response = await rate(locale);
      const page = await response.text();
      const t = await loadTranslator(locale, 'errors');
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(page).toContain(`lang="${locale}"`);
      expect(page).toContain(t('tooManyRequests'));
      expect(page).toContain('name="PageURL" value="/Haj"');
    }
  });

  test.each(['challenge?action=contact', 'TokenGenerator/GetToken'])('answers %s with 429', async (call) => {
    const ask = () => fetch(`${portal.url}/gateway/${call}`);
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const response of refused) {
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('does not log refusals', () => {
    expect(portal.log).not.toMatch(/\n\s+at /);
    expect(portal.log).not.toContain('tooManyRequests');
  });
});
