import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { OPEN_DATA_SCHEMAS } from './schemas';

export const OPEN_DATA_ENDPOINTS = defineEndpoints<typeof OPEN_DATA_SCHEMAS>()({
  getOpenDataUsage: readByVisitors('OpenData/GetUsage'),
});
