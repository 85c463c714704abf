import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff, readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { SEASON_SCHEMAS } from './schemas';

/** What is announced for the coming season: read by everyone, proposed by editors, confirmed by publishers. */
export const SEASON_ENDPOINTS = defineEndpoints<typeof SEASON_SCHEMAS>()({
  getSeasonFacts: readByVisitors('Season/GetFacts'),
  listSeasonFacts: readByStaff('Desk/ListSeasonFacts', 'editor', 'publisher'),
  proposeSeasonFact: changeByStaff('Desk/ProposeSeasonFact', 'editor'),
  proposeSeasonWithdrawal: changeByStaff('Desk/ProposeSeasonWithdrawal', 'editor'),
  confirmSeasonFact: changeByStaff('Desk/ConfirmSeasonFact', 'publisher'),
  dropSeasonFact: changeByStaff('Desk/DropSeasonFact', 'editor', 'publisher'),
});
