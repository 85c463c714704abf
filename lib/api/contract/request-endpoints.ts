import type { Endpoint } from './endpoint';

/** What follows a request: its sender's calls, and those of the staff at the desk. */
export const REQUEST_ENDPOINTS = {
  listMyServiceRequests: {
    method: 'GET',
    path: 'Requests/GetMine',
    token: 'forced',
    access: 'person',
  },
  findServiceRequest: {
    method: 'POST',
    path: 'Requests/Find',
    token: 'context',
    access: 'anyone',
    action: 'request_find',
    body: 'json',
  },
  moveServiceRequest: {
    method: 'POST',
    path: 'Requests/Move',
    token: 'context',
    access: 'anyone',
    action: 'request_move',
    body: 'json',
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
    answer: 'file',
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
    answer: 'file',
  },
  changeServiceRequest: {
    method: 'POST',
    path: 'Desk/ChangeRequest',
    token: 'forced',
    access: 'staff',
    roles: ['requests', 'appointments'],
    body: 'json',
  },
} as const satisfies Record<string, Endpoint>;
