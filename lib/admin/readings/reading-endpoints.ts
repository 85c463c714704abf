import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { READING_SCHEMAS } from './reading-schemas';

/** Readings: each call reaches only the readings that are released to its juror; any other id is unknown (404). */
export const READING_ENDPOINTS = defineEndpoints<typeof READING_SCHEMAS>()({
  listReadings: readByHolders('Jury/ListReadings', 'jury'),
  getReading: readByHolders('Jury/GetReading', 'jury'),
  readFile: { ...readByHolders('Jury/ReadFile', 'jury'), response: 'file' },
  saveSheet: changeByHolders('Jury/SaveSheet', 'jury'),
  makeFinal: changeByHolders('Jury/MakeFinal', 'jury'),
  recuse: changeByHolders('Jury/Recuse', 'jury'),
});
