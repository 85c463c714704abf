import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { LETTER_SCHEMAS } from './letter-schemas';

/** The letters and the release of the results: the award office plans them, the coordinator approves. */
export const LETTER_ENDPOINTS = defineEndpoints<typeof LETTER_SCHEMAS>()({
  getLetters: readByHolders('Desk/GetLetters', 'award', 'coordinator'),
  previewLetter: readByHolders('Desk/PreviewLetter', 'award', 'coordinator'),
  planRelease: changeByHolders('Desk/PlanRelease', 'award'),
  approveLetters: changeByHolders('Desk/ApproveLetters', 'coordinator'),
});
