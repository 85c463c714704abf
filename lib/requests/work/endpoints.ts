import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { WORK_SCHEMAS } from './schemas';

/** Who works on which request, and until when. */
export const WORK_ENDPOINTS = defineEndpoints<typeof WORK_SCHEMAS>()({
  countQueues: readByStaff('Desk/CountQueues', 'requests', 'appointments'),
  listOwners: readByStaff('Desk/ListOwners', 'requests', 'appointments'),
  assignRequest: changeByStaff('Desk/AssignRequest', 'requests', 'appointments'),
  reportPresence: changeByStaff('Desk/ReportPresence', 'requests', 'appointments'),
  setTeam: changeByStaff('Desk/SetTeam', 'requests', 'appointments'),
  setPriority: changeByStaff('Desk/SetPriority', 'requests', 'appointments'),
});
