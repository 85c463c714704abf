import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { VIEW_SCHEMAS } from './schemas';

const ROLES = ['requests', 'appointments', 'suppliers', 'award'] as const;

/** Filters of lists that are saved under a name. */
export const VIEW_ENDPOINTS = defineEndpoints<typeof VIEW_SCHEMAS>()({
  listViews: readByStaff('Desk/ListViews', ...ROLES),
  saveView: changeByStaff('Desk/SaveView', ...ROLES),
  renameView: changeByStaff('Desk/RenameView', ...ROLES),
  removeView: changeByStaff('Desk/RemoveView', ...ROLES),
});
