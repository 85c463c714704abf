/** Requirements: ADMIN-01 */
import { randomUUID } from 'node:crypto';
import { type AdminPageKey, opensAdminPage } from '@/lib/admin/admin-pages';
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { ROUTES, type RouteKey } from '@/lib/routing/table';
import { addStaff } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { expect, test } from '../../support/test';

const PAGES = ROUTES.filter(({ path }) => path === '/desk' || path.startsWith('/desk/'));

/** The URL of the page, with an id that does not exist. */
const toAddress = (path: string) => `/ar${path.replace('{id}', randomUUID())}`;

/** The status of every page; none may be cached. */
async function listStatuses(caller: HttpResearcher): Promise<[RouteKey, number][]> {
  const statuses: [RouteKey, number][] = [];
  for (const { path, key } of PAGES) {
    const response = await caller.open(toAddress(path));
    expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
    statuses.push([key, response.status]);
  }
  return statuses;
}

/** The preview of a publication opens like its editor. */
const toRuleKey = (key: RouteKey) =>
  (key === 'publicationPreview' ? 'adminPublication' : key) as AdminPageKey;

async function expectRules(url: string, roles: readonly Role[]): Promise<void> {
  for (const role of roles) {
    const member = new HttpResearcher(url, await addStaff(url, [role]));
    await member.signOn();
    for (const [key, status] of await listStatuses(member)) {
      const opens = opensAdminPage(toRuleKey(key), [role]);
      const isOpen = status < 400 || status === 404;
      expect([role, key, status, isOpen]).toEqual([role, key, opens ? status : 403, opens]);
    }
  }
}

/** Who opens which page is in the unit test of `opensAdminPage`; here the pages obey it. */
test('back-office pages are closed to visitors, to people without a role and to other roles, and are not cached', async ({
  portal,
}) => {
  const nobody = await listStatuses(new HttpResearcher(portal.url));
  expect(nobody).toEqual(PAGES.map(({ key }) => [key, 401]));

  const person = new HttpResearcher(portal.url);
  await person.signOn();
  expect(await listStatuses(person)).toEqual(PAGES.map(({ key }) => [key, 403]));

  await expectRules(portal.url, ['jury']);
});

test('back-office pages are open to their roles @sweep', async ({ portal }) => {
  test.setTimeout(180_000);
  await expectRules(portal.url, ROLES);
});

test('no back-office page is indexed', () => {
  expect(PAGES.filter(({ indexed }) => indexed)).toEqual([]);
});
