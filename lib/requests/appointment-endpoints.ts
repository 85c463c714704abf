import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, postByPerson, readByAnyone, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { APPOINTMENT_SCHEMAS } from './appointment-schemas';

/** The calls of appointments besides the one that takes the form. */
export const APPOINTMENT_ENDPOINTS = defineEndpoints<typeof APPOINTMENT_SCHEMAS>()({
  listAppointmentTopics: readByAnyone('MinsterAppointment/GetTopics'),
  listActiveAppointments: readByStaff('MinsterAppointment/GetActive', 'appointments'),
  approveAppointment: changeByStaff('MinsterAppointment/Approve', 'appointments'),
  cancelAppointment: postByPerson('MinsterAppointment/Cancel', 'appointment_cancel'),
  rescheduleAppointment: postByPerson('MinsterAppointment/Reschedule', 'appointment_reschedule'),
});
