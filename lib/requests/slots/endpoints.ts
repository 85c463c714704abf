import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { SLOT_SCHEMAS } from './schemas';

/** The lead decides where and when appointments take place; the staff of appointments uses it. */
export const SLOT_ENDPOINTS = defineEndpoints<typeof SLOT_SCHEMAS>()({
  listResources: readByStaff('Desk/ListResources', 'lead'),
  saveResource: changeByStaff('Desk/SaveResource', 'lead'),
  endResource: changeByStaff('Desk/EndResource', 'lead'),
  addHours: changeByStaff('Desk/AddHours', 'lead'),
  endHours: changeByStaff('Desk/EndHours', 'lead'),
  getWeek: readByStaff('Desk/GetWeek', 'appointments'),
  offerSlots: changeByStaff('Desk/OfferSlots', 'appointments'),
});
