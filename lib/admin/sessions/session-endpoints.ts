import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { SESSION_SCHEMAS } from './session-schemas';

/** Administrators' calls about sessions and refusals. */
export const SESSION_ENDPOINTS = defineEndpoints<typeof SESSION_SCHEMAS>()({
  listSessions: readByStaff('Desk/ListSessions', 'administrator'),
  endSessions: changeByStaff('Desk/EndSessions', 'administrator'),
  listRefusals: readByStaff('Desk/ListRefusals', 'administrator'),
});
