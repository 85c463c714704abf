import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, postByAnyone, readByPerson, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { REQUEST_SCHEMAS } from './schemas';

export const REQUEST_ENDPOINTS = defineEndpoints<typeof REQUEST_SCHEMAS>()({
  listMyServiceRequests: readByPerson('Requests/GetMine'),
  findServiceRequest: { ...postByAnyone('Requests/Find', 'request_find'), limit: 'follow' },
  transitionServiceRequest: { ...postByAnyone('Requests/Move', 'request_transition'), limit: 'follow' },
  getRequestDocument: {
    method: 'GET',
    path: 'Requests/GetFile',
    token: 'none',
    access: 'anyone',
    response: 'file',
  },
  listServiceRequests: readByStaff('Desk/ListRequests', 'requests', 'appointments'),
  getRequestPlace: readByStaff('Desk/GetPlace', 'requests', 'appointments'),
  exportServiceRequests: {
    ...readByStaff('Desk/ExportRequests', 'requests', 'appointments'),
    response: 'file',
  },
  getServiceRequest: readByStaff('Desk/GetRequest', 'requests', 'appointments'),
  getRequestFile: { ...readByStaff('Desk/GetRequestFile', 'requests', 'appointments'), response: 'file' },
  changeServiceRequest: changeByStaff('Desk/ChangeRequest', 'requests', 'appointments'),
});
