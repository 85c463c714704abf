import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff } from '@/lib/api/contract/endpoint-rows';
import type { MERGE_SCHEMAS } from './schemas';

/** Requests of one sender that become one, and links between others, which senders do not see. */
export const MERGE_ENDPOINTS = defineEndpoints<typeof MERGE_SCHEMAS>()({
  mergeRequest: changeByStaff('Desk/MergeRequest', 'requests'),
  undoMerge: changeByStaff('Desk/UndoMerge', 'requests'),
  linkRequest: changeByStaff('Desk/LinkRequest', 'requests', 'appointments'),
  unlinkRequest: changeByStaff('Desk/UnlinkRequest', 'requests', 'appointments'),
});
