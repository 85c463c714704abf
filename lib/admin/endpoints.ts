import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByPerson, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { ADMIN_SCHEMAS } from './schemas';

/** What the staff calls. Each row asks for a role; session and Origin guard what changes something. */
export const ADMIN_ENDPOINTS = defineEndpoints<typeof ADMIN_SCHEMAS>()({
  getMyRoles: readByPerson('Desk/GetMyRoles'),
  listRegistrations: readByStaff('Desk/ListRegistrations', 'award'),
  getRegistration: readByStaff('Desk/GetRegistration', 'award'),
  getSubmittedFile: { ...readByStaff('Desk/GetSubmittedFile', 'award'), response: 'file' },
  exportRegistrations: { ...readByStaff('Desk/ExportRegistrations', 'award'), response: 'file' },
  getAwardFigures: readByStaff('Desk/GetAwardFigures', 'award'),
  listTrail: readByStaff('Desk/ListTrail', 'administrator'),
});
