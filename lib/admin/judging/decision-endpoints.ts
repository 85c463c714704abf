import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { DECISION_SCHEMAS } from './decision-schemas';

/** The decisions about the frozen ranking: the coordinator records them, an administrator confirms them. */
export const DECISION_ENDPOINTS = defineEndpoints<typeof DECISION_SCHEMAS>()({
  saveCommittee: changeByHolders('Desk/SaveCommittee', 'coordinator'),
  getDecision: readByHolders('Desk/GetDecision', 'coordinator', 'administrator'),
  saveDecision: changeByHolders('Desk/SaveDecision', 'coordinator'),
  proposeDecisions: changeByHolders('Desk/ProposeDecisions', 'coordinator'),
  confirmDecisions: changeByHolders('Desk/ConfirmDecisions', 'administrator'),
  countConfirmations: readByHolders('Desk/CountConfirmations', 'coordinator', 'administrator'),
  getMinutes: readByHolders('Desk/GetMinutes', 'coordinator', 'administrator'),
  exportMinutes: {
    ...readByHolders('Desk/ExportMinutes', 'coordinator', 'administrator'),
    response: 'file',
  },
  printMinutes: {
    ...readByHolders('Desk/PrintMinutes', 'coordinator', 'administrator'),
    response: 'file',
    limit: 'document',
  },
});
