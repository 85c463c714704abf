import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { DESK_LIST_SCHEMAS } from './schemas';

export const DESK_LIST_ENDPOINTS = defineEndpoints<typeof DESK_LIST_SCHEMAS>()({
  listChoiceLists: readByStaff('Desk/ListChoiceLists', 'publisher'),
  saveChoice: changeByStaff('Desk/SaveChoice', 'publisher'),
  moveChoice: changeByStaff('Desk/MoveChoice', 'publisher'),
});
