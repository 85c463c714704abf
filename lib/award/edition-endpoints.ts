import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { EDITION_SCHEMAS } from './edition-schemas';

/** The edition of the award that everyone may read. */
export const EDITION_ENDPOINTS = defineEndpoints<typeof EDITION_SCHEMAS>()({
  getEdition: readByVisitors('Award/GetEdition'),
  exportStatistics: { ...readByVisitors('Award/ExportStatistics'), response: 'file' },
});
