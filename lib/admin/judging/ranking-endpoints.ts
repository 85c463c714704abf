import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { RANKING_SCHEMAS } from './ranking-schemas';

/** The board and the ranking: the coordinator freezes it, administrators read. */
export const RANKING_ENDPOINTS = defineEndpoints<typeof RANKING_SCHEMAS>()({
  getBoard: readByHolders('Desk/GetBoard', 'coordinator', 'administrator'),
  listRanking: readByHolders('Desk/ListRanking', 'coordinator', 'administrator'),
  freezeRanking: changeByHolders('Desk/FreezeRanking', 'coordinator'),
});
