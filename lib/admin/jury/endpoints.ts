import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { JURY_SCHEMAS } from './schemas';

/** The jury: the coordinator names jurors and assigns readings, the award office reads, jurors declare their ties. */
export const JURY_ENDPOINTS = defineEndpoints<typeof JURY_SCHEMAS>()({
  getJury: readByHolders('Desk/GetJury', 'coordinator', 'award'),
  getJuror: readByHolders('Desk/GetJuror', 'coordinator', 'award'),
  saveJuror: changeByHolders('Desk/SaveJuror', 'coordinator'),
  removeJuror: changeByHolders('Desk/RemoveJuror', 'coordinator'),
  saveTies: changeByHolders('Desk/SaveTies', 'coordinator'),
  getMyTies: readByHolders('Jury/GetTies', 'jury', 'coordinator'),
  saveMyTies: changeByHolders('Jury/SaveTies', 'jury', 'coordinator'),
  clearConflict: changeByHolders('Desk/ClearConflict', 'coordinator'),
  listAssignments: readByHolders('Desk/ListAssignments', 'coordinator', 'award'),
  proposeAssignments: changeByHolders('Desk/ProposeAssignments', 'coordinator'),
  releaseAssignments: changeByHolders('Desk/ReleaseAssignments', 'coordinator'),
});
