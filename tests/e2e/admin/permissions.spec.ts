/** Requirements: ADMIN-01 */
import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { ROUTES, type RouteKey } from '@/lib/routing/table';
import { HttpResearcher } from '../../support/award/http-researcher';
import { expect, test } from '../../support/test';

const PAGES = ROUTES.filter(({ path }) => path === '/desk' || path.startsWith('/desk/'));
/** One person per role, as configured in the portal. */
const STAFF = ROLES.map((role, index) => ({ role, nationalId: `20000000${10 + index}` }));
const SETTING = STAFF.map(({ role, nationalId }) => `${nationalId}=${role}`).join();

/** The roles besides administrators that open a restricted page. */
const OPENED_BY: Partial<Record<RouteKey, readonly Role[]>> = {
  admin: ROLES,
  adminAward: ['award'],
  adminRegistration: ['award'],
  adminFigures: ['award', 'coordinator', 'insight'],
  adminEditions: ['award', 'editor'],
  adminEdition: ['award', 'editor'],
  adminEligibility: ['award', 'coordinator'],
  adminCheck: ['award', 'coordinator'],
  adminReadings: ['jury'],
  adminReading: ['jury'],
  adminJury: ['award', 'coordinator'],
  adminJuror: ['award', 'coordinator'],
  adminJudging: ['coordinator'],
  adminDecision: ['coordinator'],
  adminMinutes: ['coordinator'],
  adminLetters: ['award', 'coordinator'],
  adminRequests: ['requests', 'appointments'],
  adminRequest: ['requests', 'appointments'],
  adminOffice: ['lead'],
  adminAppointments: ['appointments'],
  adminResources: ['lead'],
  adminMeta: ['editor'],
  adminPublications: ['editor', 'publisher'],
  adminPublication: ['editor', 'publisher'],
  publicationPreview: ['editor', 'publisher'],
  adminSeason: ['editor', 'publisher'],
  adminRatings: ['insight', 'lead'],
  adminSurvey: ['insight', 'lead'],
  adminInsight: ['insight', 'lead'],
  adminStaff: [],
  adminTrail: [],
};

/** Pages that are closed to administrators without one of their roles. */
const HOLDERS_ONLY: readonly RouteKey[] = [
  'adminJury',
  'adminJuror',
  'adminLetters',
  'adminReadings',
  'adminReading',
];

/** The URL of the page, with an id that does not exist. */
const toAddress = (path: string) => `/ar${path.replace('{id}', randomUUID())}`;

async function listStatuses(caller: HttpResearcher): Promise<[RouteKey, number][]> {
  const statuses: [RouteKey, number][] = [];
  for (const { path, key } of PAGES) statuses.push([key, (await caller.open(toAddress(path))).status]);
  return statuses;
}

test('every back-office page opens only for its roles', async ({ startPortal }) => {
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
      const isAdministrators = role === 'administrator' && !HOLDERS_ONLY.includes(key);
      const opens = isAdministrators || OPENED_BY[key]?.includes(role);
      // A new page is for administrators only until it is listed here.
      if (opens)
        expect({ role, key, isOpen: status < 400 || status === 404 }).toMatchObject({ isOpen: true });
      else if (OPENED_BY[key]) expect({ role, key, status }).toEqual({ role, key, status: 403 });
    }
  }
});

test('no back-office page is indexed or cached', async ({ portal }) => {
  for (const { path, indexed } of PAGES) {
    expect(indexed).toBe(false);
    const response = await fetch(`${portal.url}${toAddress(path)}`, { redirect: 'manual' });
    expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
  }
});
