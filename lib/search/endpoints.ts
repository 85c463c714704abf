import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { SEARCH_SCHEMAS } from './schemas';

export const SEARCH_ENDPOINTS = defineEndpoints<typeof SEARCH_SCHEMAS>()({
  findInPortal: readByVisitors('Search/Find'),
  suggestPages: readByVisitors('Search/Suggest'),
});
