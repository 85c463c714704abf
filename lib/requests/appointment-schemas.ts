import { z } from 'zod';
import { namedList } from '@/lib/api/contract/named-list';
import { optionalNote } from '@/lib/forms/note-schema';
import { STATES } from '@/lib/forms/transitions';
import { followed } from './schemas';

const referenceNumber = z.string({ error: 'required' }).trim().min(1, 'required').max(20, 'tooLong');
const state = z.enum(STATES.appointment);

/** `MinsterAppointment/Approve`: the appointment as it was looked at. */
export const approveBody = z.strictObject({ id: z.uuid('id'), version: z.int('number'), note: optionalNote });
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
const changed = z.object({ data: followed });

/** Query, body and response schemas of the calls of appointments. */
export const APPOINTMENT_SCHEMAS = {
  listAppointmentTopics: { summary: 'What an appointment can be about', response: namedList },
  listActiveAppointments: {
    summary: 'The appointments that are not cancelled, for the staff',
    response: z.object({ data: z.array(appointment) }),
  },
  approveAppointment: {
    summary: 'Approves an appointment as it was looked at',
    body: approveBody,
    response: changed,
  },
  cancelAppointment: { summary: 'Its sender gives an appointment up', body: cancelBody, response: changed },
  rescheduleAppointment: {
    summary: 'Its sender asks for another day',
    body: rescheduleBody,
    response: changed,
  },
};
