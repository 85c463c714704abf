import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { APPOINTMENT_SCHEMAS } from './appointment-schemas';

/** The calls of appointments besides the one that takes the form. */
export const APPOINTMENT_ENDPOINTS = defineEndpoints<typeof APPOINTMENT_SCHEMAS>()({
  listAppointmentTopics: {
    method: 'GET',
    path: 'MinsterAppointment/GetTopics',
    token: 'context',
    access: 'anyone',
  },
  listActiveAppointments: {
    method: 'GET',
    path: 'MinsterAppointment/GetActive',
    token: 'forced',
    access: 'staff',
    roles: ['appointments'],
  },
  approveAppointment: {
    method: 'POST',
    path: 'MinsterAppointment/Approve',
    token: 'forced',
    access: 'staff',
    roles: ['appointments'],
    body: 'json',
  },
  cancelAppointment: {
    method: 'POST',
    path: 'MinsterAppointment/Cancel',
    token: 'forced',
    access: 'person',
    action: 'appointment_cancel',
    body: 'json',
  },
  rescheduleAppointment: {
    method: 'POST',
    path: 'MinsterAppointment/Reschedule',
    token: 'forced',
    access: 'person',
    action: 'appointment_reschedule',
    body: 'json',
  },
});
