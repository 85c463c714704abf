import type { Endpoint } from './endpoint';

/** What editors do at the desk: override what pages say of themselves, and put publications on the portal. */
export const EDITOR_ENDPOINTS = {
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
} as const satisfies Record<string, Endpoint>;
