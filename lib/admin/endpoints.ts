import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByPerson, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { ADMIN_SCHEMAS } from './schemas';

/** Calls for staff. Each row requires a role; session and Origin protect changes. */
export const ADMIN_ENDPOINTS = defineEndpoints<typeof ADMIN_SCHEMAS>()({
  getMyRoles: readByPerson('Desk/GetMyRoles'),
  listRegistrations: readByStaff('Desk/ListRegistrations', 'award'),
  getRegistration: readByStaff('Desk/GetRegistration', 'award'),
  getSubmittedFile: { ...readByStaff('Desk/GetSubmittedFile', 'award', 'coordinator'), response: 'file' },
  exportRegistrations: { ...readByStaff('Desk/ExportRegistrations', 'award'), response: 'file' },
  getAwardFigures: readByStaff('Desk/GetAwardFigures', 'award', 'coordinator', 'insight', 'lead'),
  listTrail: readByStaff('Desk/ListTrail', 'administrator'),
});
