import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByStaff } from '@/lib/api/contract/endpoint-rows';
import { ROLES } from '@/lib/api/contract/roles';
import type { FINDER_SCHEMAS } from './schemas';

/** The search over everything that a member of staff may open. */
export const FINDER_ENDPOINTS = defineEndpoints<typeof FINDER_SCHEMAS>()({
  findAtDesk: readByStaff('Desk/Find', ...ROLES),
});
