/** Requirements: ADMIN-01 */
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { getEndpoint } from '@/lib/endpoints';
import { ROUTES } from '@/lib/routing/table';
import { type AdminPageKey, opensAdminPage } from './admin-pages';

const KEYS = ROUTES.filter(({ path }) => path === '/desk' || path.startsWith('/desk/'))
  .map(({ key }) => key)
  .filter((key): key is AdminPageKey => key !== 'publicationPreview');

/** The roles besides administrators that open a page; a page that is not listed opens for administrators only. */
const OPENED_BY: Partial<Record<AdminPageKey, readonly Role[]>> = {
  admin: ROLES,
  adminSearch: ROLES,
  adminMails: ROLES,
  adminAward: ['award'],
  adminRegistration: ['award'],
  adminFigures: ['award', 'coordinator', 'lead', 'insight'],
  adminEditions: ['award', 'editor', 'coordinator'],
  adminEdition: ['award', 'editor', 'coordinator'],
  adminEligibility: ['award', 'coordinator'],
  adminCheck: ['award', 'coordinator'],
  adminExceptions: ['award', 'coordinator'],
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
  adminSuppliers: ['suppliers'],
  adminSupplier: ['suppliers'],
  adminOffice: ['lead'],
  adminAppointments: ['appointments'],
  adminResources: ['lead'],
  adminMeta: ['editor'],
  adminPublications: ['editor', 'publisher'],
  adminPublication: ['editor', 'publisher'],
  adminImages: ['editor', 'publisher'],
  adminImage: ['editor', 'publisher'],
  adminSeason: ['editor', 'publisher'],
  adminLists: ['publisher'],
  adminRatings: ['insight', 'lead'],
  adminSurvey: ['insight', 'lead'],
  adminInsight: ['insight', 'lead'],
};

/** Pages that are closed to administrators without one of their roles. */
const HOLDERS_ONLY: readonly AdminPageKey[] = [
  'adminJury',
  'adminJuror',
  'adminLetters',
  'adminReadings',
  'adminReading',
];

test.each(KEYS)('%s opens only for its roles', (key) => {
  const expected = ROLES.filter((role) =>
    role === 'administrator' ? !HOLDERS_ONLY.includes(key) : OPENED_BY[key]?.includes(role),
  );
  expect(ROLES.filter((role) => opensAdminPage(key, [role]))).toEqual(expected);
  expect(opensAdminPage(key, [])).toBe(false);
});

test.each(['getAwardFigures', 'listEditions'] as const)(
  'each role that opens the figures of the award may make their call %s',
  (call) => {
    expect(getEndpoint(call).roles).toEqual(expect.arrayContaining([...(OPENED_BY.adminFigures ?? [])]));
  },
);
