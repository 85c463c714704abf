import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { EDITION_DESK_SCHEMAS } from './edition-desk-schemas';

/**
 * Editions at the desk: the award office writes them, editors write texts, an administrator confirms the start,
 * coordinators read. An administrator writes none, so that a start always has two authors.
 */
export const EDITION_DESK_ENDPOINTS = defineEndpoints<typeof EDITION_DESK_SCHEMAS>()({
  listEditions: readByStaff('Desk/ListEditions', 'award', 'editor', 'coordinator', 'insight', 'lead'),
  openEdition: readByStaff('Desk/OpenEdition', 'award', 'editor', 'coordinator'),
  copyEdition: changeByHolders('Desk/CopyEdition', 'award'),
  saveEdition: changeByHolders('Desk/SaveEdition', 'award'),
  saveJudging: changeByHolders('Desk/SaveJudging', 'award'),
  changeEditionList: changeByHolders('Desk/ChangeEditionList', 'award'),
  saveEditionTexts: changeByHolders('Desk/SaveEditionTexts', 'award', 'editor'),
  proposeEdition: changeByHolders('Desk/ProposeEdition', 'award'),
  confirmEdition: changeByStaff('Desk/ConfirmEdition', 'administrator'),
  archiveEdition: changeByHolders('Desk/ArchiveEdition', 'award'),
});
