import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { REQUEST_SCHEMAS } from './schemas';

/** What follows a request: the calls of its sender, and those of the staff. */
export const REQUEST_ENDPOINTS = defineEndpoints<typeof REQUEST_SCHEMAS>()({
  listMyServiceRequests: { method: 'GET', path: 'Requests/GetMine', token: 'forced', access: 'person' },
  findServiceRequest: {
    method: 'POST',
    path: 'Requests/Find',
    token: 'context',
    access: 'anyone',
    action: 'request_find',
    body: 'json',
    limit: 'follow',
  },
  transitionServiceRequest: {
    method: 'POST',
    path: 'Requests/Move',
    token: 'context',
    access: 'anyone',
    action: 'request_transition',
    body: 'json',
    limit: 'follow',
  },
  listServiceRequests: {
    method: 'GET',
    path: 'Desk/ListRequests',
    token: 'forced',
    access: 'staff',
    roles: ['requests', 'appointments'],
  },
  exportServiceRequests: {
    method: 'GET',
    path: 'Desk/ExportRequests',
    token: 'forced',
    access: 'staff',
    roles: ['requests', 'appointments'],
    response: 'file',
  },
  getServiceRequest: {
    method: 'GET',
    path: 'Desk/GetRequest',
    token: 'forced',
    access: 'staff',
    roles: ['requests', 'appointments'],
  },
  getRequestFile: {
    method: 'GET',
    path: 'Desk/GetRequestFile',
    token: 'forced',
    access: 'staff',
    roles: ['requests', 'appointments'],
    response: 'file',
  },
  changeServiceRequest: {
    method: 'POST',
    path: 'Desk/ChangeRequest',
    token: 'forced',
    access: 'staff',
    roles: ['requests', 'appointments'],
    body: 'json',
  },
});
