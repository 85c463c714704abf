import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { SESSION_SCHEMAS } from './session-schemas';

/** What administrators see and do of sessions and refusals. */
export const SESSION_ENDPOINTS = defineEndpoints<typeof SESSION_SCHEMAS>()({
  listSessions: {
    method: 'GET',
    path: 'Desk/ListSessions',
    token: 'forced',
    access: 'staff',
    roles: ['administrator'],
  },
  endSessions: {
    method: 'POST',
    path: 'Desk/EndSessions',
    token: 'forced',
    access: 'staff',
    roles: ['administrator'],
    body: 'json',
  },
  listRefusals: {
    method: 'GET',
    path: 'Desk/ListRefusals',
    token: 'forced',
    access: 'staff',
    roles: ['administrator'],
  },
});
