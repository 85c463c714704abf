import { mayAct, type Role } from '@/lib/api/contract/roles';
import type { PageAddress } from '@/lib/routing/query-value';
import type { KeyOf } from '@/lib/routing/table';
import type { Asker } from './queries';

export type AdminPageKey = KeyOf<'admin'>;

/** What a page of the desk is given: the address, and who asks with which roles. */
export type AdminProps = Pick<PageAddress, 'id' | 'query'> & { asker: Asker; roles: readonly Role[] };

/** The pages of the desk in the order of its navigation, and the roles that open each; none where any will do. */
const DESK_ROLES: Readonly<Record<AdminPageKey, readonly Role[]>> = {
  desk: [],
  deskAward: ['award'],
  deskRegistration: ['award'],
  deskFigures: ['award'],
  deskRequests: ['requests', 'appointments'],
  deskRequest: ['requests', 'appointments'],
  deskMeta: ['editor'],
  deskPublications: ['editor'],
  deskSessions: ['administrator'],
  deskTrail: ['administrator'],
};

/** Pages of one registration or request: lists lead there, the navigation does not. */
const DETAILS: readonly AdminPageKey[] = ['deskRegistration', 'deskRequest'];

/** True where these roles open a page; whoever has none opens nothing. */
export function opensAdminPage(key: AdminPageKey, own: readonly Role[]): boolean {
  const needed = DESK_ROLES[key];
  return needed.length > 0 ? needed.some((role) => mayAct(own, role)) : own.length > 0;
}

/** The pages that these roles open, for the navigation. */
export function listAdminPages(own: readonly Role[]): AdminPageKey[] {
  const keys = Object.keys(DESK_ROLES) as AdminPageKey[];
  return keys.filter((key) => !DETAILS.includes(key) && opensAdminPage(key, own));
}
