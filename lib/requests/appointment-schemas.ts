import { z } from 'zod';
import { listedItem } from '@/lib/api/contract/named-list';
import { endedQuery } from '@/lib/choice-lists/schemas';
import { listSources, type RequestState, STATES } from '@/lib/forms/definition/transitions';
import { optionalNote } from '@/lib/forms/rules/note-schema';
import { contact, followed, referenceNumber } from './schemas';
import { calendarQuery, chooseBody, slotChoice } from './slots/schemas';

/** The states in which an appointment waits for the approval of the staff. */
export const AWAITING_APPROVAL: readonly RequestState[] = listSources('appointment', 'approved', 'staff');

/** `Desk/ListAwaitingApproval`: the appointment after which the page begins. */
export const awaitingQuery = z.object({ after: z.uuid('id').optional() });
/** `MinsterAppointment/Approve`: the version of the appointment that was shown, and a time for it. */
export const approveBody = z.strictObject({
  id: z.uuid('id'),
  version: z.int('number'),
  note: optionalNote,
  slot: slotChoice.optional(),
});
/** `MinsterAppointment/Cancel`: by its signed-in sender, or by anyone who knows its contact. */
export const cancelBody = z.strictObject({ referenceNumber, contact, note: optionalNote });
/** `MinsterAppointment/Reschedule`: another day, yyyy-MM-dd, not before today in Riyadh. */
export const rescheduleBody = z.strictObject({
  referenceNumber,
  preferredDate: z.iso.date({ error: 'date' }),
  note: optionalNote,
});

/** Only the id is required: an external root may omit other fields or name states differently. */
const appointment = z.object({
  id: z.string(),
  referenceNumber: z.string().optional(),
  status: z
    .string()
    .optional()
    .meta({ examples: [...STATES.appointment] }),
  version: z.int().optional(),
  preferredDate: z.string().optional(),
  preferredPeriod: z.string().optional(),
  channel: z.string().optional(),
  createdAt: z.string().optional(),
  /** True if there is a place for it, so that it is approved for a time; in `Desk/ListAwaitingApproval`. */
  hasSlots: z.boolean().optional(),
});
export type Appointment = z.infer<typeof appointment>;

const changed = z.object({ data: followed });

export const APPOINTMENT_SCHEMAS = {
  listAppointmentTopics: {
    summary: 'What an appointment can be about, in the order of the desk’s list',
    query: endedQuery,
    response: z.object({ data: z.array(listedItem.extend({ id: z.int() })) }),
  },
  listActiveAppointments: {
    summary: 'The appointments that are not cancelled, for the staff',
    response: z.object({ data: z.array(appointment) }),
  },
  listAwaitingApproval: {
    summary: 'A page of the appointments that wait for an approval, the earliest wished day first',
    query: awaitingQuery,
    response: z.object({
      data: z.object({ rows: z.array(appointment), next: z.string().nullable(), total: z.int() }),
    }),
  },
  approveAppointment: {
    summary: 'Approves an appointment as it was looked at',
    body: approveBody,
    response: changed,
  },
  cancelAppointment: {
    summary: 'Cancels an appointment, for its sender or anyone who knows its contact',
    body: cancelBody,
    response: changed,
  },
  chooseAppointment: {
    summary: 'Its sender chooses one of the times that are offered',
    body: chooseBody,
    response: changed,
  },
  getAppointmentCalendar: {
    summary: 'The calendar file of an appointment, for its sender',
    query: calendarQuery,
    response: z.string(),
  },
  rescheduleAppointment: {
    summary: 'Its sender asks for another day',
    body: rescheduleBody,
    response: changed,
  },
};
