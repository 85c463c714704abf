import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { CHOICE_LIST_SCHEMAS } from './schemas';

export const CHOICE_LIST_ENDPOINTS = defineEndpoints<typeof CHOICE_LIST_SCHEMAS>()({
  getChoices: readByVisitors('Lists/GetChoices'),
});
