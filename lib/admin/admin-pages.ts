import { mayAct, type Role } from '@/lib/api/contract/roles';
import type { PageAddress } from '@/lib/routing/query-value';
import type { KeyOf } from '@/lib/routing/table';
import type { Asker } from './queries';

export type AdminPageKey = KeyOf<'admin'>;

/** What a page of the back office is given: the address, and who asks with which roles. */
export type AdminProps = Pick<PageAddress, 'id' | 'query'> & { asker: Asker; roles: readonly Role[] };

/** The pages of the back office in the order of its navigation, and the roles that open each; none where any will do. */
const ADMIN_ROLES: Readonly<Record<AdminPageKey, readonly Role[]>> = {
  admin: [],
  adminAward: ['award'],
  adminRegistration: ['award'],
  adminFigures: ['award'],
  adminRequests: ['requests', 'appointments'],
  adminRequest: ['requests', 'appointments'],
  adminMeta: ['editor'],
  adminPublications: ['editor'],
  adminSessions: ['administrator'],
  adminTrail: ['administrator'],
};

/** Pages of one registration or request: lists lead there, the navigation does not. */
const DETAILS: readonly AdminPageKey[] = ['adminRegistration', 'adminRequest'];

/** True where these roles open a page; whoever has none opens nothing. */
export function opensAdminPage(key: AdminPageKey, own: readonly Role[]): boolean {
  const needed = ADMIN_ROLES[key];
  return needed.length > 0 ? needed.some((role) => mayAct(own, role)) : own.length > 0;
}

/** The pages that these roles open, for the navigation. */
export function listAdminPages(own: readonly Role[]): AdminPageKey[] {
  const keys = Object.keys(ADMIN_ROLES) as AdminPageKey[];
  return keys.filter((key) => !DETAILS.includes(key) && opensAdminPage(key, own));
}
