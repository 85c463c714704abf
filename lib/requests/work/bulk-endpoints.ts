import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff } from '@/lib/api/contract/endpoint-rows';
import type { BULK_SCHEMAS } from './bulk-schemas';

/** Changes of many requests at once. */
export const BULK_ENDPOINTS = defineEndpoints<typeof BULK_SCHEMAS>()({
  changeRequests: changeByStaff('Desk/ChangeRequests', 'requests', 'appointments'),
  previewRequests: changeByStaff('Desk/PreviewRequests', 'requests', 'appointments'),
  undoRequests: changeByStaff('Desk/UndoRequests', 'requests', 'appointments'),
});
