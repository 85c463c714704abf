import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, changeByStaff } from '@/lib/api/contract/endpoint-rows';
import type { EDITION_DATES_SCHEMAS } from './edition-dates-schemas';

/** Dates of the edition in force: the award office proposes them, an administrator confirms or refuses them. */
export const EDITION_DATES_ENDPOINTS = defineEndpoints<typeof EDITION_DATES_SCHEMAS>()({
  proposeDates: changeByHolders('Desk/ProposeDates', 'award'),
  confirmDates: changeByStaff('Desk/ConfirmDates', 'administrator'),
  withdrawDates: changeByHolders('Desk/WithdrawDates', 'award', 'administrator'),
});
