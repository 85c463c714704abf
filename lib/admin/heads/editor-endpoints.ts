import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff } from '@/lib/api/contract/endpoint-rows';
import type { EDITOR_SCHEMAS } from './editor-schemas';

/** Calls for editors: overrides of page metadata. */
export const EDITOR_ENDPOINTS = defineEndpoints<typeof EDITOR_SCHEMAS>()({
  saveMetaOverride: changeByStaff('Desk/SaveMeta', 'editor'),
});
