import 'server-only';
import { findBody, moveBody } from '@/lib/api/contract/schemas/service-requests';
import { FORMS, type FormEndpointId, type FormId } from '@/lib/requests/forms';
import { APPOINTMENT_TOPICS } from '@/lib/requests/lookup-pages';
import { openDatabase } from '@/lib/server/db/open';
import { changeStatus } from '@/lib/server/forms/change-status';
import { receiveService } from '@/lib/server/forms/receive-form';
import type { Check } from '@/lib/server/forms/store-request';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { isUsed, NUMBER_FIELDS } from '@/lib/server/requests/creatives/handlers';
import { toFollowed } from './follow-request';
import { openRequest } from './open-request';

/** A topic is one of those that GetTopics lists. */
const checkTopic: Check = async ({ topic }): Promise<Record<string, string>> =>
  APPOINTMENT_TOPICS.some(({ id }) => String(id) === topic) ? {} : { topic: 'choice' };

/** A commercial registration or licence has one open application at a time. */
const checkNumbers: Check = async (data, db) => {
  const faults: Record<string, string> = {};
  for (const name of NUMBER_FIELDS) {
    const number = data[name];
    if (typeof number === 'string' && (await isUsed(db, { name, number }))) faults[name] = 'used';
  }
  return faults;
};

/** What the definitions of forms cannot say: looked up when a form arrives, after its own rules. */
const FORM_CHECKS: Partial<Record<FormId, Check>> = {
  appointment: checkTopic,
  creatives: checkNumbers,
};

/** The handler of each form's call, made from its definition. */
export const FORM_HANDLERS = Object.fromEntries(
  FORMS.map((form) => [form.endpoint, receiveService(form, FORM_CHECKS[form.id])]),
) as Record<FormEndpointId, ApiHandler>;

/** More requests than this of one person are not listed; each is still found by its number. */
const MAX_LISTED = 200;

/** Requests/GetMine: what the signed-in person has sent, the newest first. */
export const listMyServiceRequests: ApiHandler = async (c) => {
  const db = await openDatabase();
  const caller = c.get('caller');
  const requests = await db
    .selectFrom('service_request')
    .selectAll()
    .where('sender', '=', caller.subject)
    .orderBy('created_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return c.json({ data: await Promise.all(requests.map((request) => toFollowed(db, request, caller))) });
};

/** Requests/Find: one request by its number, for its sender or whoever knows the contact given with it. */
export const findServiceRequest: ApiHandler = async (c) => {
  const claim = await readJson(c.req.raw, findBody);
  const db = await openDatabase();
  const caller = c.get('caller');
  return c.json({ data: await toFollowed(db, await openRequest(db, claim, caller), caller) });
};

/** Requests/Move: withdraws a request, answers a question of the staff, or cancels an appointment. */
export const moveServiceRequest: ApiHandler = async (c) => {
  const { to, note, ...claim } = await readJson(c.req.raw, moveBody);
  const db = await openDatabase();
  const caller = c.get('caller');
  const request = await openRequest(db, claim, caller);
  const actor = caller.kind === 'person' ? caller.subject : null;
  const moved = await changeStatus(db, { requestId: request.id, to, by: 'sender', actor, note });
  return c.json({ data: await toFollowed(db, moved, caller) });
};
