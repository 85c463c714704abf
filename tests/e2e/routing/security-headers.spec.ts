/** Requirements: SAFE-01, SAFE-02 */
import { signOn } from '../../support/auth/sign-on';
import { expect, test } from '../../support/test';

/** One URL of each kind: public with and without header, personal, outside the app. */
const PAGES = {
  public: '/ar',
  personal: '/en/Researchers/registration',
  bare: '/ar/trems',
  notFound: '/not-found',
};
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /strict-origin-when-cross-origin|no-referrer|same-origin/,
};

function directivesOf(policy: string): Record<string, string[]> {
  const rows = policy.split(';').map((row) => row.trim().split(/\s+/));
  return Object.fromEntries(rows.map(([name = '', ...sources]) => [name, sources]));
}

for (const [kind, path] of Object.entries(PAGES)) {
  test(`a ${kind} page blocks foreign and unknown scripts`, async ({ request }) => {
    const response = await request.get(path);
    const policy = directivesOf(response.headers()['content-security-policy'] ?? '');
    const scripts = policy['script-src'] ?? policy['default-src'] ?? ['(no policy)'];
    expect(scripts.filter((source) => !/^'(self|none|nonce-[^']+|sha256-[^']+)'$/.test(source))).toEqual([]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    for (const [name, value] of Object.entries(EVERYWHERE)) {
      expect(response.headers()[name], name).toMatch(value);
    }
    expect(response.headers()['x-powered-by']).toBeUndefined();
  });
}

test('a personal page has a new nonce each time', async ({ request }) => {
  const readPolicy = async () =>
    (await request.get(PAGES.personal)).headers()['content-security-policy'] ?? '';
  const [first, second] = [await readPolicy(), await readPolicy()];
  expect(first).toContain("'nonce-");
  expect(first).not.toBe(second);
});

test('responses of the gateway are never sniffed, cached or framed', async ({ request }) => {
  const response = await request.get('/gateway/session');
  expect(response.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('no kind of page violates its own policy', async ({ page, problems }) => {
  problems.allow(/status of 404 .*\/not-found/);
  await signOn(page, { locale: 'en' });
  for (const path of Object.values(PAGES)) {
    await page.goto(path);
    await page.waitForLoadState('load');
  }
});

test('the page of the test identity provider does not violate its policy', async ({ page }) => {
  await page.goto('/ar/Researchers');
  const response = page.waitForResponse((answer) => answer.url().includes('/gateway/identity-provider'));
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/gateway/sign-on',
    });
    for (const [name, value] of [
      ['returnTarget', 'researchers'],
      ['locale', 'ar'],
    ] as const) {
      form.append(Object.assign(document.createElement('input'), { name, value }));
    }
    document.body.append(form);
    form.submit();
  });
  const policy = directivesOf((await response).headers()['content-security-policy'] ?? '');
  expect(policy['default-src'] ?? policy['script-src']).toEqual(["'none'"]);
  await expect(page.locator('input[name="nationalId"]')).toBeVisible();
});
