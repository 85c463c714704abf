import 'server-only';
import type { DRAFT_ENDPOINTS } from '@/lib/award/draft-endpoints';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { addDraftFile, removeDraftFile } from './draft-file-handlers';
import { deleteDraft, listDrafts, saveDraft } from './draft-handlers';

export const DRAFT_HANDLERS: Record<keyof typeof DRAFT_ENDPOINTS, ApiHandler> = {
  listDrafts,
  saveDraft,
  addDraftFile,
  removeDraftFile,
  deleteDraft,
};
