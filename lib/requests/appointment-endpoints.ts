import { defineEndpoints } from '@/lib/api/contract/endpoint';
import {
  changeByStaff,
  postByAnyone,
  postByPerson,
  readByAnyone,
  readByPerson,
  readByStaff,
} from '@/lib/api/contract/endpoint-rows';
import type { APPOINTMENT_SCHEMAS } from './appointment-schemas';

export const APPOINTMENT_ENDPOINTS = defineEndpoints<typeof APPOINTMENT_SCHEMAS>()({
  listAppointmentTopics: readByAnyone('MinsterAppointment/GetTopics'),
  listActiveAppointments: readByStaff('MinsterAppointment/GetActive', 'appointments'),
  listAwaitingApproval: readByStaff('Desk/ListAwaitingApproval', 'appointments'),
  approveAppointment: changeByStaff('MinsterAppointment/Approve', 'appointments'),
  cancelAppointment: { ...postByAnyone('MinsterAppointment/Cancel', 'appointment_cancel'), limit: 'follow' },
  chooseAppointment: postByPerson('MinsterAppointment/Choose', 'appointment_choose'),
  getAppointmentCalendar: { ...readByPerson('MinsterAppointment/GetCalendar'), response: 'file' },
  rescheduleAppointment: postByPerson('MinsterAppointment/Reschedule', 'appointment_reschedule'),
});
