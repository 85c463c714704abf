/** Requirements: CONTENT-22, CONTENT-23 */
import { setTimeout as wait } from 'node:timers/promises';
import { Colleague } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { borrowPortal, type Target } from '../../support/portal/target';

const UPDATE_MS = 10_000;

let portal: Target;
let visitor: HttpResearcher;
beforeAll(async () => {
  portal = await borrowPortal();
  visitor = new HttpResearcher(portal.url);
}, 120_000);
afterAll(() => portal.stop());

/** Where readers find the page of service levels: site map, sitemap, and whether search engines may index it. */
async function readPages() {
  const [siteMap, sitemap, page] = await Promise.all(
    ['/en/Sitemap', '/sitemaps/1.xml', '/en/SLA'].map((path) => visitor.read(path)),
  );
  return {
    siteMap: /href="?\/en\/SLA[" >]/.test(siteMap ?? ''),
    sitemap: sitemap?.includes('/en/SLA</loc>'),
    indexed: !page?.includes('noindex'),
  };
}

/** Reads until the result is as expected, for at most ten seconds. */
async function readUntil(isShown: boolean) {
  const deadline = Date.now() + UPDATE_MS;
  let found = await readPages();
  while (Date.now() < deadline && Object.values(found).some((value) => value !== isShown)) {
    await wait(200);
    found = await readPages();
  }
  return found;
}

test('the page of service levels is shown everywhere while the desk has set one', async () => {
  const hidden = { siteMap: false, sitemap: false, indexed: false };
  const shown = { siteMap: true, sitemap: true, indexed: true };
  expect(await readUntil(false)).toEqual(hidden);
  const office = await Colleague.signOn(portal.url);
  await office.setLevel('contact', 5);
  expect(await readUntil(true)).toEqual(shown);
  await office.setLevel('contact', null);
  expect(await readUntil(false)).toEqual(hidden);
});
