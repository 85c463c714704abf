import type { Endpoint } from './endpoint';

/** The calls of appointments besides the one that takes the form, and the questions of the operators' survey. */
export const APPOINTMENT_ENDPOINTS = {
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
  getOperatorSurvey: {
    method: 'GET',
    path: 'Surveys/OperatorSurvey',
    token: 'context',
    access: 'anyone',
  },
} as const satisfies Record<string, Endpoint>;
