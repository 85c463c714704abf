import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { postByPerson, readByPerson, saveByPerson } from '@/lib/api/contract/endpoint-rows';
import type { DRAFT_SCHEMAS } from './draft-schemas';

/** The drafts of a signed-in person. Saving needs no bot check, because a form does it while its person writes. */
export const DRAFT_ENDPOINTS = defineEndpoints<typeof DRAFT_SCHEMAS>()({
  listDrafts: readByPerson('Award/GetDrafts'),
  saveDraft: saveByPerson('Award/SaveDraft', 'json'),
  addDraftFile: saveByPerson('Award/AddDraftFile', 'multipart'),
  removeDraftFile: saveByPerson('Award/RemoveDraftFile', 'json'),
  deleteDraft: postByPerson('Award/DeleteDraft', 'award_draft'),
});
