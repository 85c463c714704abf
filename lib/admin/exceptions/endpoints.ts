import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { EXCEPTION_SCHEMAS } from './schemas';

/**
 * Exceptions for one person or application. A coordinator proposes a disqualification, an administrator confirms it;
 * the award office proposes a permit, a coordinator confirms it, and either of them ends it.
 */
export const EXCEPTION_ENDPOINTS = defineEndpoints<typeof EXCEPTION_SCHEMAS>()({
  listExceptions: readByHolders('Desk/ListExceptions', 'award', 'coordinator', 'administrator'),
  getDisqualification: readByHolders('Desk/GetDisqualification', 'award', 'coordinator', 'administrator'),
  proposeDisqualification: changeByHolders('Desk/ProposeDisqualification', 'coordinator'),
  confirmDisqualification: changeByHolders('Desk/ConfirmDisqualification', 'administrator'),
  proposePermit: changeByHolders('Desk/ProposePermit', 'award'),
  confirmPermit: changeByHolders('Desk/ConfirmPermit', 'coordinator'),
  endPermit: changeByHolders('Desk/EndPermit', 'award', 'coordinator'),
});
