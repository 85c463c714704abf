import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { PUBLISHING_SCHEMAS } from './schemas';

/** Publications from draft to portal: editors write them, publishers approve and publish them. */
export const PUBLISHING_ENDPOINTS = defineEndpoints<typeof PUBLISHING_SCHEMAS>()({
  listPublicationDrafts: readByStaff('Desk/ListDrafts', 'editor', 'publisher'),
  openDraft: readByStaff('Desk/OpenDraft', 'editor', 'publisher'),
  openVersion: readByStaff('Desk/OpenVersion', 'editor', 'publisher'),
  exportPublication: {
    ...readByStaff('Desk/ExportPublication', 'editor', 'publisher'),
    response: 'file',
  },
  importPublications: changeByStaff('Desk/ImportPublications', 'editor'),
  createDraft: changeByStaff('Desk/CreateDraft', 'editor'),
  savePublicationDraft: changeByStaff('Desk/SaveDraft', 'editor'),
  addDocumentFiles: { ...changeByStaff('Desk/AddDocumentFiles', 'editor'), body: 'multipart' },
  addBlockFile: { ...changeByStaff('Desk/AddBlockFile', 'editor'), body: 'multipart' },
  getDocumentFile: { ...readByStaff('Desk/GetDocumentFile', 'editor', 'publisher'), response: 'file' },
  saveDraftData: changeByStaff('Desk/SaveDraftData', 'editor'),
  submitDraft: changeByStaff('Desk/SubmitDraft', 'editor'),
  judgeDraft: changeByStaff('Desk/JudgeDraft', 'publisher'),
  publishDraft: changeByStaff('Desk/PublishDraft', 'publisher'),
  removePublication: changeByStaff('Desk/RemovePublication', 'publisher'),
  undoPublishing: changeByStaff('Desk/UndoPublishing', 'publisher'),
});
