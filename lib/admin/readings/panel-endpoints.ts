import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { PANEL_SCHEMAS } from './panel-schemas';

/** The panel of a field, for the jurors who lead it; for anyone else it is unknown (404). */
export const PANEL_ENDPOINTS = defineEndpoints<typeof PANEL_SCHEMAS>()({
  getPanel: readByHolders('Jury/GetPanel', 'jury'),
});
