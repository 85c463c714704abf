import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { STAFF_SCHEMAS } from './schemas';

/** Who works in the back office: administrators decide. */
export const STAFF_ENDPOINTS = defineEndpoints<typeof STAFF_SCHEMAS>()({
  listStaff: readByStaff('Desk/ListStaff', 'administrator'),
  grantRoles: changeByStaff('Desk/GrantRoles', 'administrator'),
  changeRoles: changeByStaff('Desk/ChangeRoles', 'administrator'),
  removeStaff: changeByStaff('Desk/RemoveStaff', 'administrator'),
});
