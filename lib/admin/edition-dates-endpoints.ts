import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff } from '@/lib/api/contract/endpoint-rows';
import type { EDITION_DATES_SCHEMAS } from './edition-dates-schemas';

/** Dates of the edition in force: the award office proposes them, an administrator confirms them. */
export const EDITION_DATES_ENDPOINTS = defineEndpoints<typeof EDITION_DATES_SCHEMAS>()({
  proposeDates: changeByStaff('Desk/ProposeDates', 'award'),
  confirmDates: changeByStaff('Desk/ConfirmDates', 'administrator'),
  withdrawDates: changeByStaff('Desk/WithdrawDates', 'award'),
});
