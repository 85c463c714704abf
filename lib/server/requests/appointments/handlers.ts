import 'server-only';
import { endedQuery } from '@/lib/choice-lists/schemas';
import { now } from '@/lib/env/clock';
import type { RequestState } from '@/lib/forms/definition/transitions';
import { toDay } from '@/lib/i18n/format';
import type { APPOINTMENT_ENDPOINTS } from '@/lib/requests/appointment-endpoints';
import { approveBody, cancelBody, rescheduleBody } from '@/lib/requests/appointment-schemas';
import { calendarQuery } from '@/lib/requests/slots/schemas';
import { nameChoices } from '@/lib/server/choice-lists/handlers';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { toAttachment } from '@/lib/server/files/serve-file';
import { buildAppointmentCalendar } from '@/lib/server/forms/appointment-calendar';
import { changeStatus, changeStatusIn } from '@/lib/server/forms/change-status';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { toFollowed } from '@/lib/server/requests/follow-request';
import { type Claim, openRequest } from '@/lib/server/requests/open-request';
import { findView, selectRequests } from '@/lib/server/requests/request-rows';
import { openAsStaff } from '@/lib/server/requests/work/open-as-staff';
import { approvalData, takingSlots } from './book-slot';
import { chooseAppointment } from './choose-handler';
import { checkSlot, takeCells } from './free-slots';
import { listAwaitingApproval, toAppointment } from './list-awaiting';

const refuse = (code: string) => new RequestError(422, 'validation', { fields: { preferredDate: code } });

/** Required to move an appointment, optional to approve it. @throws RequestError 422 `preferredDate` */
export function readNewDay(
  to: RequestState,
  preferredDate: string | undefined,
): { preferredDate: string } | undefined {
  if (to !== 'rescheduled' && to !== 'approved') return undefined;
  if (preferredDate === undefined && to === 'approved') return undefined;
  if (preferredDate === undefined) throw refuse('required');
  if (preferredDate < toDay(now())) throw refuse('tooEarly');
  return { preferredDate };
}

const MAX_LISTED = 500;

const listAppointmentTopics: ApiHandler = async (c) => {
  const { ended } = readQuery(c, endedQuery);
  const topics = await nameChoices('appointmentTopics', c.get('locale'), ended !== undefined);
  return c.json({ data: topics.map((topic) => ({ ...topic, id: Number(topic.id) })) });
};

/** MinsterAppointment/GetActive: the oldest appointments that are not cancelled. */
const listActiveAppointments: ApiHandler = async (c) => {
  const db = await openDatabase();
  const rows = await selectRequests(db, await findView(c, db), {})
    .where('service_request.workflow', '=', 'appointment')
    .where('service_request.status', '!=', 'cancelled')
    .orderBy('service_request.id')
    .limit(MAX_LISTED)
    .execute();
  return c.json({ data: rows.map(toAppointment) });
};

/** @throws RequestError 404 for any other request */
async function openAppointment(c: ApiContext, db: Database, claim: Claim): Promise<ServiceRequest> {
  const request = await openRequest(db, claim, c.get('caller'));
  if (request.workflow !== 'appointment') throw new RequestError(404, 'requestUnknown');
  return request;
}

/** MinsterAppointment/Approve, for a time if one is given. @throws RequestError 404; 422 `slot`; 409 `slotTaken` */
const approveAppointment: ApiHandler = async (c) => {
  const { id, version, note, slot: choice } = await readJson(c.req.raw, approveBody);
  const db = await openDatabase();
  const { request, view } = await openAsStaff(c, db, id);
  if (request.workflow !== 'appointment') throw new RequestError(404, 'notFound');
  const actor = view.subject;
  const slot = choice && (await checkSlot(db, request, choice));
  const change = { requestId: id, to: 'approved', by: 'staff', actor, version, note } as const;
  const approved = await takingSlots(db, request, c.get('locale'), async (tx) => {
    const changed = await changeStatusIn(tx, { ...change, data: approvalData(slot) });
    if (slot) await takeCells(tx, id, slot);
    return changed;
  });
  return c.json({ data: await toFollowed(db, approved, c) });
};

const cancelAppointment: ApiHandler = async (c) => {
  const { note, ...claim } = await readJson(c.req.raw, cancelBody);
  const db = await openDatabase();
  const caller = c.get('caller');
  const { id } = await openAppointment(c, db, claim);
  const actor = caller.kind === 'person' ? caller.subject : null;
  const change = { requestId: id, to: 'cancelled', by: 'sender', actor, note } as const;
  return c.json({ data: await toFollowed(db, await changeStatus(db, change), c) });
};

/** MinsterAppointment/Reschedule: its sender requests another day. @throws RequestError 404, 409, 422 */
const rescheduleAppointment: ApiHandler = async (c) => {
  const { referenceNumber, preferredDate, note } = await readJson(c.req.raw, rescheduleBody);
  const data = readNewDay('rescheduled', preferredDate);
  const db = await openDatabase();
  const { id } = await openAppointment(c, db, { referenceNumber });
  const actor = c.get('caller').subject;
  const change = { requestId: id, to: 'rescheduled', by: 'sender', actor, note } as const;
  const changed = await changeStatus(db, { ...change, data });
  return c.json({ data: await toFollowed(db, changed, c) });
};

/** MinsterAppointment/GetCalendar. @throws RequestError 404 for an appointment that never had an hour */
const getAppointmentCalendar: ApiHandler = async (c) => {
  const db = await openDatabase();
  const { language = c.get('locale'), ...claim } = readQuery(c, calendarQuery);
  const request = await openAppointment(c, db, claim);
  const calendar = await buildAppointmentCalendar(db, request, language);
  if (!calendar) throw new RequestError(404, 'notFound');
  return new Response(calendar.content, {
    headers: {
      'Content-Type': `text/calendar; charset=utf-8; method=${calendar.method}`,
      'Content-Disposition': toAttachment(`${request.reference_number}.ics`),
    },
  });
};

export const APPOINTMENT_HANDLERS = {
  listAppointmentTopics,
  listActiveAppointments,
  listAwaitingApproval,
  approveAppointment,
  cancelAppointment,
  chooseAppointment,
  getAppointmentCalendar,
  rescheduleAppointment,
} satisfies Record<keyof typeof APPOINTMENT_ENDPOINTS, ApiHandler>;
