import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { SHEET_SCHEMAS } from './sheet-schemas';

/** The sheets of an application, which the coordinator reads, reopens and gives more time. */
export const SHEET_ENDPOINTS = defineEndpoints<typeof SHEET_SCHEMAS>()({
  listSheets: readByHolders('Desk/ListSheets', 'coordinator'),
  reopenSheet: changeByHolders('Desk/ReopenSheet', 'coordinator'),
  extendReading: changeByHolders('Desk/ExtendReading', 'coordinator'),
});
