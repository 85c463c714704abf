import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff } from '@/lib/api/contract/endpoint-rows';
import type { REPLY_SCHEMAS } from './reply-schemas';

/** Notes among the staff, and changes that the sender will read, which wait for half a minute. */
export const REPLY_ENDPOINTS = defineEndpoints<typeof REPLY_SCHEMAS>()({
  addNote: changeByStaff('Desk/AddNote', 'requests', 'appointments'),
  proposeChange: { ...changeByStaff('Desk/ProposeChange', 'requests', 'appointments'), body: 'multipart' },
  previewChange: changeByStaff('Desk/PreviewChange', 'requests', 'appointments'),
  saveReplyDraft: { ...changeByStaff('Desk/SaveReplyDraft', 'requests', 'appointments'), limit: 'draft' },
  undoChange: changeByStaff('Desk/UndoChange', 'requests', 'appointments'),
  sendChangeNow: changeByStaff('Desk/SendChangeNow', 'requests', 'appointments'),
});
