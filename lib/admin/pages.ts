import { mayAct, type Role } from '@/lib/api/contract/roles';
import type { RouteKey } from '@/lib/routing/table';

/** The pages of the desk in the order of its navigation, and the roles that open each; none where any will do. */
const DESK_PAGES: readonly { key: RouteKey; roles: readonly Role[] }[] = [
  { key: 'desk', roles: [] },
  { key: 'deskAward', roles: ['award'] },
  { key: 'deskFigures', roles: ['award'] },
  { key: 'deskRequests', roles: ['requests', 'appointments'] },
  { key: 'deskMeta', roles: ['editor'] },
  { key: 'deskPublications', roles: ['editor'] },
  { key: 'deskSessions', roles: ['administrator'] },
  { key: 'deskTrail', roles: ['administrator'] },
];

/** The pages that these roles open. */
export function listDeskPages(own: readonly Role[]): RouteKey[] {
  const isOpen = (roles: readonly Role[]) => roles.length === 0 || roles.some((role) => mayAct(own, role));
  return DESK_PAGES.filter(({ roles }) => isOpen(roles)).map(({ key }) => key);
}
