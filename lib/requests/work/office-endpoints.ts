import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff, readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { OFFICE_SCHEMAS } from './office-schemas';

/** Teams, service levels, days off and reply templates: the lead of the office decides about them. */
export const OFFICE_ENDPOINTS = defineEndpoints<typeof OFFICE_SCHEMAS>()({
  getServiceLevels: readByVisitors('Requests/GetServiceLevels'),
  getOffice: readByStaff('Desk/GetOffice', 'lead'),
  saveTeam: changeByStaff('Desk/SaveTeam', 'lead'),
  removeTeam: changeByStaff('Desk/RemoveTeam', 'lead'),
  saveServiceLevels: changeByStaff('Desk/SaveServiceLevels', 'lead'),
  saveSilence: changeByStaff('Desk/SaveSilence', 'lead'),
  saveTemplate: changeByStaff('Desk/SaveTemplate', 'lead'),
  removeTemplate: changeByStaff('Desk/RemoveTemplate', 'lead'),
  addHolidays: changeByStaff('Desk/AddHolidays', 'lead'),
  addEids: changeByStaff('Desk/AddEids', 'lead'),
  removeHoliday: changeByStaff('Desk/RemoveHoliday', 'lead'),
});
