import { mayAct, type Role } from '@/lib/api/contract/roles';
import type { PageAddress } from '@/lib/routing/query-value';
import type { AdminPart, KeyOf } from '@/lib/routing/table';
import type { Asker } from './queries';

export type AdminPageKey = KeyOf<AdminPart>;

/** Props of a back-office page: the address, the person and their roles. */
export type AdminProps = Pick<PageAddress, 'id' | 'query'> & { asker: Asker; roles: readonly Role[] };

/** The roles that may open each page of the back office; with an empty list any role may. */
const ADMIN_ROLES: Readonly<Record<AdminPageKey, readonly Role[]>> = {
  admin: [],
  adminSearch: [],
  adminMails: [],
  adminAward: ['award'],
  adminRegistration: ['award'],
  adminFigures: ['award', 'coordinator', 'insight', 'lead'],
  adminEditions: ['award', 'editor', 'coordinator'],
  adminEdition: ['award', 'editor', 'coordinator'],
  adminEligibility: ['award', 'coordinator', 'administrator'],
  adminCheck: ['award', 'coordinator', 'administrator'],
  adminExceptions: ['award', 'coordinator', 'administrator'],
  adminJury: ['coordinator', 'award'],
  adminJuror: ['coordinator', 'award'],
  adminReadings: ['jury'],
  adminReading: ['jury'],
  adminJudging: ['coordinator', 'administrator'],
  adminDecision: ['coordinator', 'administrator'],
  adminLetters: ['award', 'coordinator'],
  adminMinutes: ['coordinator', 'administrator'],
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
  adminSessions: ['administrator'],
  adminStaff: ['administrator'],
  adminTrail: ['administrator'],
};

/** The navigation, by job. Pages of one registration, edition, check or request are reached from lists. */
const GROUPS = {
  work: [
    'admin',
    'adminRequests',
    'adminAppointments',
    'adminSuppliers',
    'adminOffice',
    'adminResources',
    'adminMails',
  ],
  award: [
    'adminEditions',
    'adminAward',
    'adminEligibility',
    'adminExceptions',
    'adminJury',
    'adminReadings',
    'adminJudging',
    'adminMinutes',
    'adminLetters',
    'adminFigures',
  ],
  publish: ['adminPublications', 'adminImages', 'adminMeta', 'adminSeason', 'adminLists'],
  insight: ['adminRatings', 'adminSurvey', 'adminInsight'],
  administration: ['adminStaff', 'adminSessions', 'adminTrail'],
} as const satisfies Record<string, readonly AdminPageKey[]>;

export type AdminGroup = keyof typeof GROUPS;

/** Pages of judging: an administrator opens them only with one of their roles, as their calls do. */
const HOLDERS_ONLY: readonly AdminPageKey[] = [
  'adminJury',
  'adminJuror',
  'adminLetters',
  'adminReadings',
  'adminReading',
];

/** True if these roles may open a page; nobody without a role may open any. */
export function opensAdminPage(key: AdminPageKey, own: readonly Role[]): boolean {
  const needed = ADMIN_ROLES[key];
  if (HOLDERS_ONLY.includes(key)) return needed.some((role) => own.includes(role));
  return needed.length > 0 ? needed.some((role) => mayAct(own, role)) : own.length > 0;
}

/** The pages that these roles may open, by group; a group without any is left out. */
export function listAdminGroups(own: readonly Role[]): { group: AdminGroup; pages: AdminPageKey[] }[] {
  return (Object.keys(GROUPS) as AdminGroup[])
    .map((group) => ({ group, pages: GROUPS[group].filter((key) => opensAdminPage(key, own)) }))
    .filter(({ pages }) => pages.length > 0);
}

/** True for the staff who works on requests and therefore has queues. */
export const hasQueues = (own: readonly Role[]) => opensAdminPage('adminRequests', own);
