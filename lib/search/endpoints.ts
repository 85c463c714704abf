import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { SEARCH_SCHEMAS } from './schemas';

/** The calls of the search. */
export const SEARCH_ENDPOINTS = defineEndpoints<typeof SEARCH_SCHEMAS>()({
  findInPortal: { method: 'GET', path: 'Search/Find', token: 'anonymous', access: 'anyone' },
  suggestPages: { method: 'GET', path: 'Search/Suggest', token: 'anonymous', access: 'anyone' },
});
