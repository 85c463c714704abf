import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { ADMIN_SCHEMAS } from './schemas';

/** What the staff calls. Each row asks for a role; session and Origin guard what changes something. */
export const ADMIN_ENDPOINTS = defineEndpoints<typeof ADMIN_SCHEMAS>()({
  getMyRoles: { method: 'GET', path: 'Desk/GetMyRoles', token: 'forced', access: 'person' },
  listRegistrations: {
    method: 'GET',
    path: 'Desk/ListRegistrations',
    token: 'forced',
    access: 'staff',
    roles: ['award'],
  },
  getRegistration: {
    method: 'GET',
    path: 'Desk/GetRegistration',
    token: 'forced',
    access: 'staff',
    roles: ['award'],
  },
  getSubmittedFile: {
    method: 'GET',
    path: 'Desk/GetSubmittedFile',
    token: 'forced',
    access: 'staff',
    roles: ['award'],
    response: 'file',
  },
  exportRegistrations: {
    method: 'GET',
    path: 'Desk/ExportRegistrations',
    token: 'forced',
    access: 'staff',
    roles: ['award'],
    response: 'file',
  },
  getAwardFigures: {
    method: 'GET',
    path: 'Desk/GetAwardFigures',
    token: 'forced',
    access: 'staff',
    roles: ['award'],
  },
  listTrail: {
    method: 'GET',
    path: 'Desk/ListTrail',
    token: 'forced',
    access: 'staff',
    roles: ['administrator'],
  },
});
