import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { EDITION_DESK_SCHEMAS } from './edition-desk-schemas';

/** Editions at the desk: the award office writes them, editors write texts, an administrator confirms the start. */
export const EDITION_DESK_ENDPOINTS = defineEndpoints<typeof EDITION_DESK_SCHEMAS>()({
  listEditions: readByStaff('Desk/ListEditions', 'award', 'editor', 'coordinator', 'insight', 'lead'),
  openEdition: readByStaff('Desk/OpenEdition', 'award', 'editor'),
  copyEdition: changeByStaff('Desk/CopyEdition', 'award'),
  saveEdition: changeByStaff('Desk/SaveEdition', 'award'),
  saveJudging: changeByStaff('Desk/SaveJudging', 'award'),
  saveEditionTexts: changeByStaff('Desk/SaveEditionTexts', 'award', 'editor'),
  proposeEdition: changeByStaff('Desk/ProposeEdition', 'award'),
  confirmEdition: changeByStaff('Desk/ConfirmEdition', 'administrator'),
  archiveEdition: changeByStaff('Desk/ArchiveEdition', 'award'),
});
