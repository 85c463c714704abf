import type { Role } from '@/lib/contract/roles';
import type { RouteKey } from '@/lib/routes/table';

/** The pages of the desk in the order of its navigation, and the role that each asks for; null for any. */
export const DESK_PAGES: readonly { key: RouteKey; role: Role | null }[] = [
  { key: 'desk', role: null },
  { key: 'deskAward', role: 'award' },
  { key: 'deskFigures', role: 'award' },
  { key: 'deskTrail', role: 'administrator' },
];
