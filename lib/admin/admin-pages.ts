import { mayAct, type Role } from '@/lib/api/contract/roles';
import type { PageAddress } from '@/lib/routing/query-value';
import type { KeyOf } from '@/lib/routing/table';
import type { Asker } from './queries';

export type AdminPageKey = KeyOf<'admin'>;

/** Props of a back-office page: the address, the person and their roles. */
export type AdminProps = Pick<PageAddress, 'id' | 'query'> & { asker: Asker; roles: readonly Role[] };

/**
 * The pages of the back office in the order of its navigation, and the roles that may open each; with an empty list any
 * role may.
 */
const ADMIN_ROLES: Readonly<Record<AdminPageKey, readonly Role[]>> = {
  admin: [],
  adminAward: ['award'],
  adminRegistration: ['award'],
  adminFigures: ['award'],
  adminEditions: ['award', 'editor'],
  adminEdition: ['award', 'editor'],
  adminEligibility: ['award', 'coordinator', 'administrator'],
  adminCheck: ['award', 'coordinator', 'administrator'],
  adminRequests: ['requests', 'appointments'],
  adminRequest: ['requests', 'appointments'],
  adminMeta: ['editor'],
  adminPublications: ['editor'],
  adminSessions: ['administrator'],
  adminTrail: ['administrator'],
};

/** Pages of one registration, edition, check or request: reached from lists, not from the navigation. */
const DETAILS: readonly AdminPageKey[] = ['adminRegistration', 'adminEdition', 'adminCheck', 'adminRequest'];

/** True if these roles may open a page; nobody without a role may open any. */
export function opensAdminPage(key: AdminPageKey, own: readonly Role[]): boolean {
  const needed = ADMIN_ROLES[key];
  return needed.length > 0 ? needed.some((role) => mayAct(own, role)) : own.length > 0;
}

/** The pages that these roles may open, for the navigation. */
export function listAdminPages(own: readonly Role[]): AdminPageKey[] {
  const keys = Object.keys(ADMIN_ROLES) as AdminPageKey[];
  return keys.filter((key) => !DETAILS.includes(key) && opensAdminPage(key, own));
}
