import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readFromPortal } from '@/lib/api/contract/endpoint-rows';
import type { SEARCH_SCHEMAS } from './schemas';

export const SEARCH_ENDPOINTS = defineEndpoints<typeof SEARCH_SCHEMAS>()({
  findInPortal: readFromPortal('Search/Find'),
  suggestPages: readFromPortal('Search/Suggest'),
});
