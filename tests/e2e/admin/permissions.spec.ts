/** Requirements: ADMIN-01 */
import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { ROUTES, type RouteKey } from '@/lib/routing/table';
import { HttpResearcher } from '../../support/award/http-researcher';
import { expect, test } from '../../support/test';

const PAGES = ROUTES.filter(({ path }) => path === '/desk' || path.startsWith('/desk/'));
/** One person for each role; the configuration of the portal says so. */
const STAFF = ROLES.map((role, index) => ({ role, nationalId: `200000001${index}` }));
const SETTING = STAFF.map(({ role, nationalId }) => `${nationalId}=${role}`).join();

/** Who besides administrators opens a page that not every role opens. */
const OPENED_BY: Partial<Record<RouteKey, readonly Role[]>> = {
  admin: ROLES,
  adminAward: ['award'],
  adminRegistration: ['award'],
  adminFigures: ['award'],
  adminRequests: ['requests', 'appointments'],
  adminRequest: ['requests', 'appointments'],
  adminMeta: ['editor'],
  adminPublications: ['editor'],
  adminTrail: [],
};

/** The address of a page, with an id that nobody has. */
const toAddress = (path: string) => `/ar${path.replace('{id}', randomUUID())}`;

async function listStatuses(caller: HttpResearcher): Promise<[RouteKey, number][]> {
  const statuses: [RouteKey, number][] = [];
  for (const { path, key } of PAGES) statuses.push([key, (await caller.open(toAddress(path))).status]);
  return statuses;
}

test('every page of the back office opens to the roles that it is for, and to nobody else', async ({
  startPortal,
}) => {
  test.setTimeout(180_000);
  const portal = await startPortal({ env: { STAFF: SETTING } });
  const nobody = await listStatuses(new HttpResearcher(portal.url));
  expect(nobody).toEqual(PAGES.map(({ key }) => [key, 401]));

  const person = new HttpResearcher(portal.url);
  await person.signOn();
  expect(await listStatuses(person)).toEqual(PAGES.map(({ key }) => [key, 403]));

  for (const { role, nationalId } of STAFF) {
    const member = new HttpResearcher(portal.url, nationalId);
    await member.signOn();
    for (const [key, status] of await listStatuses(member)) {
      const opens = role === 'administrator' || OPENED_BY[key]?.includes(role);
      // A page that is new here is asked by administrators alone until it says who else opens it.
      if (opens)
        expect({ role, key, isOpen: status < 400 || status === 404 }).toMatchObject({ isOpen: true });
      else if (OPENED_BY[key]) expect({ role, key, status }).toEqual({ role, key, status: 403 });
    }
  }
});

test('no page of the back office is indexed, and none comes out of a cache', async ({ portal }) => {
  for (const { path, indexed } of PAGES) {
    expect(indexed).toBe(false);
    const response = await fetch(`${portal.url}${toAddress(path)}`, { redirect: 'manual' });
    expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
  }
});
