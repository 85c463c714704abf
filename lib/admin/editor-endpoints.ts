import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { EDITOR_SCHEMAS } from './editor-schemas';

/** What editors do: override what pages say of themselves, and put publications on the portal. */
export const EDITOR_ENDPOINTS = defineEndpoints<typeof EDITOR_SCHEMAS>()({
  saveMetaOverride: {
    method: 'POST',
    path: 'Desk/SaveMeta',
    token: 'forced',
    access: 'staff',
    roles: ['editor'],
    body: 'json',
  },
  importPublications: {
    method: 'POST',
    path: 'Desk/ImportPublications',
    token: 'forced',
    access: 'staff',
    roles: ['editor'],
    body: 'json',
  },
  removePublication: {
    method: 'POST',
    path: 'Desk/RemovePublication',
    token: 'forced',
    access: 'staff',
    roles: ['editor'],
    body: 'json',
  },
});
