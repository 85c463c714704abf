/** Requirements: ADMIN-01 */
import { randomUUID } from 'node:crypto';
import { type AdminPageKey, opensAdminPage } from '@/lib/admin/admin-pages';
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { ROUTES, type RouteKey } from '@/lib/routing/table';
import { HttpResearcher } from '../../support/award/http-researcher';
import { expect, test } from '../../support/test';

const PAGES = ROUTES.filter(({ path }) => path === '/desk' || path.startsWith('/desk/'));
/** One person per role, as configured in the portal. */
const STAFF = ROLES.map((role, index) => ({ role, nationalId: `20000000${10 + index}` }));
const SETTING = STAFF.map(({ role, nationalId }) => `${nationalId}=${role}`).join();

/** The URL of the page, with an id that does not exist. */
const toAddress = (path: string) => `/ar${path.replace('{id}', randomUUID())}`;

async function listStatuses(caller: HttpResearcher): Promise<[RouteKey, number][]> {
  const statuses: [RouteKey, number][] = [];
  for (const { path, key } of PAGES) statuses.push([key, (await caller.open(toAddress(path))).status]);
  return statuses;
}

/** The preview of a publication opens like its editor. */
const toRuleKey = (key: RouteKey) =>
  (key === 'publicationPreview' ? 'adminPublication' : key) as AdminPageKey;

async function expectRules(url: string, roles: readonly Role[]): Promise<void> {
  for (const { role, nationalId } of STAFF.filter(({ role }) => roles.includes(role))) {
    const member = new HttpResearcher(url, nationalId);
    await member.signOn();
    for (const [key, status] of await listStatuses(member)) {
      const opens = opensAdminPage(toRuleKey(key), [role]);
      const isOpen = status < 400 || status === 404;
      expect({ role, key, isOpen, status }).toMatchObject({
        isOpen: opens,
        ...(opens ? {} : { status: 403 }),
      });
    }
  }
}

/** Who opens which page is in the unit test of `opensAdminPage`; here the pages obey it. */
test('back-office pages are closed to visitors, to people without a role and to other roles', async ({
  startPortal,
}) => {
  const portal = await startPortal({ env: { STAFF: SETTING } });
  const nobody = await listStatuses(new HttpResearcher(portal.url));
  expect(nobody).toEqual(PAGES.map(({ key }) => [key, 401]));

  const person = new HttpResearcher(portal.url);
  await person.signOn();
  expect(await listStatuses(person)).toEqual(PAGES.map(({ key }) => [key, 403]));

  await expectRules(portal.url, ['jury']);
});

test('back-office pages are open to their roles @sweep', async ({ startPortal }) => {
  test.setTimeout(180_000);
  const portal = await startPortal({ env: { STAFF: SETTING } });
  await expectRules(portal.url, ROLES);
});

test('no back-office page is indexed or cached', async ({ portal }) => {
  for (const { path, indexed } of PAGES) {
    expect(indexed).toBe(false);
    const response = await fetch(`${portal.url}${toAddress(path)}`, { redirect: 'manual' });
    expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
  }
});
