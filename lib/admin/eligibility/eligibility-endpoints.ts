import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { ELIGIBILITY_SCHEMAS } from './eligibility-schemas';

/** Eligibility: the award office checks applications, the coordinator confirms refusals, administrators read. */
export const ELIGIBILITY_ENDPOINTS = defineEndpoints<typeof ELIGIBILITY_SCHEMAS>()({
  listEligibility: readByHolders('Desk/ListEligibility', 'award', 'coordinator', 'administrator'),
  getEligibility: readByHolders('Desk/GetEligibility', 'award', 'coordinator', 'administrator'),
  saveCheck: changeByHolders('Desk/SaveCheck', 'award'),
  confirmRefusal: changeByHolders('Desk/ConfirmRefusal', 'coordinator'),
});
