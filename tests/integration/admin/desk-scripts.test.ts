/** Requirements: SPEED-01 */
import { TEST_STAFF } from '@/lib/server/identity-provider/test-persons';
import { HttpResearcher } from '../../support/award/http-researcher';
import { weighScripts } from '../../support/pages/html-weight';
import { borrowPortal, type Target } from '../../support/portal/target';

/** Bytes, gzip -9. */
const SCRIPTS = 145_000;
/** One page of each group that shares its scripts: services, award, publishing. */
const PAGES = ['/ar/desk', '/ar/desk/judging', '/ar/desk/publications'];

let portal: Target;
beforeAll(async () => {
  portal = await borrowPortal();
}, 120_000);
afterAll(() => portal.stop());

test.each(PAGES)('%s loads at most 145 kB of script', async (path) => {
  const staff = new HttpResearcher(portal.url, TEST_STAFF.nationalId);
  await staff.signOn();
  expect(await weighScripts(portal.url, await staff.read(path))).toBeLessThanOrEqual(SCRIPTS);
});
