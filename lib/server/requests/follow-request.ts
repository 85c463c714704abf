import 'server-only';
import type { Kysely } from 'kysely';
import type { Caller } from '@/lib/auth/tokens/caller';
import { listTransitions } from '@/lib/forms/definition/transitions';
import { MAX_SUPPORTIVE_FILES } from '@/lib/forms/files/rules';
import type { FollowedRequest } from '@/lib/requests/schemas';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { findBeingChecked } from '@/lib/server/forms/held-request';
import { readDay } from '@/lib/server/forms/read-day';
import type { ApiContext } from '@/lib/server/http/api-context';
import { readTimes } from './appointments/offers';
import { sealDocument } from './document-links';
import { listMerged } from './merge/find-merged';
import { mayOpen } from './open-request';
import { planWork } from './work/plan-work';
import { describeSilence } from './work/silence-rules';

/** The files of a request by the entry of its history with which they came; null: those of the form. */
async function listFiles(db: Kysely<Tables>, requestId: string) {
  const files = await db
    .selectFrom('service_request_file')
    .select(['id', 'field', 'name', 'size', 'event_id'])
    .where('request_id', '=', requestId)
    .orderBy('field')
    .orderBy('position')
    .execute();
  return Map.groupBy(files, ({ event_id }) => event_id);
}

type StoredFiles = readonly { id: string; field: string; name: string; size: number }[];

/** The links to files that the staff has sent. */
const toDocuments = (files: StoredFiles) =>
  Promise.all(files.map(async ({ id, name, size }) => ({ name, size, key: await sealDocument(id) })));

const toFiles = (files: StoredFiles = []) =>
  files.map(({ id, field, name, size }) => ({ id, field, name, size }));

/** The history of a request, each entry with the files that came with it, and the files of its form. */
export async function listHistory(db: Kysely<Tables>, requestId: string) {
  const rows = await db
    .selectFrom('service_request_event')
    .select(['id', 'to_status as status', 'at', 'by', 'note', 'internal_note as internalNote'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  const files = await listFiles(db, requestId);
  return {
    history: rows.map(({ id, ...entry }) => ({ ...entry, files: toFiles(files.get(id)) })),
    files: toFiles(files.get(null)),
  };
}

type Entry = Awaited<ReturnType<typeof listHistory>>['history'][number];

const toFollowedEntry = async ({ status, at, by, note, files }: Entry) => ({
  status,
  at,
  by,
  note,
  files: by === 'sender' ? files.map(({ name }) => name) : [],
  documents: by === 'staff' ? await toDocuments(files) : [],
});

/** Only its signed-in sender may move an appointment (SERVICE-08), so it is not offered to others. */
function listOwnTransitions({ workflow, status, sender }: ServiceRequest, { kind, subject }: Caller) {
  const isSender = kind === 'person' && subject === sender;
  return listTransitions(workflow, status, 'sender').filter((to) => isSender || to !== 'rescheduled');
}

/** @param checking requests whose files wait for the virus scanner */
export const toOutline = (request: ServiceRequest, checking: ReadonlySet<string>) => ({
  referenceNumber: request.reference_number,
  form: request.form,
  workflow: request.workflow,
  status: request.status,
  createdAt: request.created_at,
  beingChecked: checking.has(request.id),
});

/** The timelines of requests that are continued under the number of this one, as far as the caller may open them. */
async function listJoined(db: Kysely<Tables>, { id }: ServiceRequest, caller: Caller, contact?: string) {
  const merged = (await listMerged(db, id)).filter((request) => mayOpen(request, contact, caller));
  return Promise.all(
    merged.map(async (request) => ({
      referenceNumber: request.reference_number,
      form: request.form,
      history: await Promise.all((await listHistory(db, request.id)).history.map(toFollowedEntry)),
    })),
  );
}

/**
 * A request for tracking: without the answers, because the reader may not be the sender.
 * @param contact the contact with which the caller opened it, if any
 */
export async function toFollowed(
  db: Kysely<Tables>,
  request: ServiceRequest,
  c: ApiContext,
  contact?: string,
): Promise<FollowedRequest> {
  await planWork(db);
  const work = await db
    .selectFrom('request_work')
    .select('due_at')
    .where('request_id', '=', request.id)
    .executeTakeFirst();
  const { history } = await listHistory(db, request.id);
  const transitions = listOwnTransitions(request, c.get('caller'));
  return {
    ...toOutline(request, await findBeingChecked(db, [request.id])),
    preferredDate: readDay(request),
    appointment: await readTimes(db, request, c.get('locale')),
    expectedAt: work?.due_at ?? null,
    answerBy: (await describeSilence(db, [request])).get(request.id)?.closeAt ?? null,
    transitions,
    maxAnswerFiles: transitions.includes('underReview') ? MAX_SUPPORTIVE_FILES : 0,
    history: await Promise.all(history.map(toFollowedEntry)),
    merged: await listJoined(db, request, c.get('caller'), contact),
  };
}
