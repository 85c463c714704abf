import { z } from 'zod';
import { STATES } from '@/lib/forms/transitions';
import { optionalNote } from './note';
import { operatorSurvey } from './operator-survey';
import { namedList } from './scholarship';
import { followed } from './service-requests';

const referenceNumber = z.string({ error: 'required' }).trim().min(1, 'required').max(20, 'tooLong');
const state = z.enum(STATES.appointment);

/** `MinsterAppointment/Approve`: the appointment as it was looked at. */
export const approveBody = z.strictObject({ id: z.uuid('id'), version: z.int('number'), note: optionalNote });
/** `MinsterAppointment/Cancel`. */
export const cancelBody = z.strictObject({ referenceNumber, note: optionalNote });
/** `MinsterAppointment/Reschedule`: another day, yyyy-MM-dd, not before today in Riyadh. */
export const rescheduleBody = z.strictObject({
  referenceNumber,
  preferredDate: z.iso.date({ error: 'date' }),
  note: optionalNote,
});

const appointment = z.object({
  id: z.string(),
  referenceNumber: z.string(),
  status: state,
  version: z.int(),
  preferredDate: z.string(),
  preferredPeriod: z.string(),
  channel: z.string(),
  createdAt: z.string(),
});
const moved = z.object({ data: followed });

/** Query, body and answer schemas of the calls of appointments and of the survey's questions. */
export const APPOINTMENT_SCHEMAS = {
  listAppointmentTopics: { answer: namedList },
  listActiveAppointments: { answer: z.object({ data: z.array(appointment) }) },
  approveAppointment: { body: approveBody, answer: moved },
  cancelAppointment: { body: cancelBody, answer: moved },
  rescheduleAppointment: { body: rescheduleBody, answer: moved },
  getOperatorSurvey: { answer: operatorSurvey },
};
