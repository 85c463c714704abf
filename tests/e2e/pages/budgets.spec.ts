/** Requirements: SPEED-01, SPEED-02 */
import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import { ADMIN_STAFF } from '../../support/admin/back-office';
import { makeSubject, varyRequests } from '../../support/admin/vary-requests';
import { signOn } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { weighPersonalPage, weighScripts } from '../../support/pages/html-weight';
import { type PageWeight, weighPage } from '../../support/pages/script-bytes';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The budgets of docs/requirements.md (SPEED), in bytes and counts; scripts and styles with gzip -9. */
const SCRIPTS = { asleep: 0, forms: 165 * 1024, others: 145_000 };
const LIST_HTML = 25_000;
const STYLES = 12_000;
const FONT = 45_000;
const REQUESTS = 25;

function expectLight({ styleBytes, fonts, requests, layoutShift }: PageWeight): void {
  expect.soft(styleBytes, 'styles').toBeLessThanOrEqual(STYLES);
  expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS);
  expect
    .soft(
      requests.filter((url) => url.includes('_rsc=')),
      'data of links that nobody pressed',
    )
    .toEqual([]);
  expect.soft(layoutShift, 'layout shift').toBeLessThan(0.01);
  expect
    .soft(
      fonts.filter(({ bytes }) => bytes > FONT),
      'fonts too large',
    )
    .toEqual([]);
}

/** Fonts that the page preloads, in its head or in the response header. */
async function preloadedFonts(page: Page): Promise<number> {
  const { link = '' } = (await page.request.get(page.url())).headers();
  const inHeader = [...link.matchAll(/<([^>]+)>; rel=preload; as="font"/g)].map(([, href]) => href);
  const links = page.locator('link[rel="preload"][as="font"]');
  const inHead = await links.evaluateAll((all) => all.map((element) => element.getAttribute('href')));
  return new Set([...inHeader, ...inHead]).size;
}

/**
 * Bytes of every page are measured over HTTP; these ten are measured in the browser, the first three in `npm
 * test`.
 */
const PUBLIC = [
  { path: '/Researchers', limit: SCRIPTS.asleep },
  { path: '', limit: SCRIPTS.asleep },
  { path: '/trems', limit: SCRIPTS.asleep },
  { path: '/sign-in', limit: SCRIPTS.others },
  { path: '/Haj', limit: SCRIPTS.asleep },
  { path: '/Haj/Remember', limit: SCRIPTS.asleep },
  { path: '/Umrah', limit: SCRIPTS.asleep },
  { path: '/MediaAndAwareness', limit: SCRIPTS.asleep },
  { path: '/ElectronicServices', limit: SCRIPTS.asleep },
  { path: '/Dictionary', limit: SCRIPTS.asleep },
];

for (const [index, { path, limit }] of PUBLIC.entries()) {
  // Each direction has its own font: pages alternate between the two.
  const locale = index % 2 === 0 ? 'ar' : 'en';
  test(`/${locale}${path} is within its budgets${index <= 2 ? '' : ' @sweep'}`, async ({ page }) => {
    const weight = await weighPage(page, `/${locale}${path}`);
    expect.soft(weight.scriptBytes, weight.scripts.join('\n')).toBeLessThanOrEqual(limit);
    expectLight(weight);
    expect(await preloadedFonts(page)).toBe(1);
  });
}

test('the registration wizard is within its budgets', async ({ page }) => {
  await signOn(page, { locale: 'ar', target: 'researchers.register' });
  // A separate page, so that the arrival (the toast) is not counted.
  const fresh = await page.context().newPage();
  const weight = await weighPage(fresh, '/ar/Researchers/registration');
  await expect(fresh.locator('#dateOfBirth')).toBeVisible();
  expect.soft(weight.scriptBytes, weight.scripts.join('\n')).toBeLessThanOrEqual(SCRIPTS.forms);
  expectLight(weight);
});

test('the submission form is within its budgets @sweep', async ({ page, startPortal }) => {
  const past = { from: '2020-01-01', to: '2020-01-02' };
  const portal = await startPortal();
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOn();
  await researcher.register();
  portal.setAward({ windows: { register: past } });
  await signOn(page, { url: portal.url, nationalId: researcher.nationalId, target: 'researchers.submit' });
  const weight = await weighPage(page, `${portal.url}/ar/Researchers/submission`);
  await expect(page.locator('[name="verifiedCorrectInformation"]')).toBeAttached();
  expect.soft(weight.scriptBytes, weight.scripts.join('\n')).toBeLessThanOrEqual(SCRIPTS.forms);
  expectLight(weight);
});

/** Requirements: SPEED-01, ADMIN-33 */
test('a list of fifty requests weighs at most 25 kB as it is sent, and loads no more script than other personal pages @sweep', async ({
  startPortal,
}) => {
  const portal = await startPortal();
  const staff = new HttpResearcher(portal.url, ADMIN_STAFF);
  await staff.signOn();
  const sender = new HttpResearcher(portal.url);
  await sender.signOn();
  const forms = [getForm('contact'), getForm('information')] as const;
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      sender.sendSample(forms[index % 2] ?? forms[0], { subject: makeSubject('ar', index) }),
    ),
  );
  await varyRequests(staff);
  for (const locale of LOCALE_CODES)
    for (const query of ['', '?queue=new', '?form=contact&status=received']) {
      const path = `/${locale}/desk/requests${query}`;
      const { html, bytes } = await weighPersonalPage(portal.url + path, staff.cookieHeader);
      if (query === '') expect(html.match(/name="rows"/g)).toHaveLength(50);
      expect.soft(bytes, path).toBeLessThanOrEqual(LIST_HTML);
      expect(await weighScripts(portal.url, html)).toBeLessThanOrEqual(SCRIPTS.others);
    }
});
