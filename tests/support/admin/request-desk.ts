import { randomInt, randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import type { EndpointId } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { call, callPath, type EndpointResponse, type FormFile, signOnAs, visit } from '../api/api-client';
import { makePdf } from '../files/pdf';
import { makeAnswers } from '../forms/form-samples';
import { listRequests, sendSample } from '../forms/service-api';

export interface Member {
  subject: string;
  token: string;
}

/** A member of staff with a name. */
export async function hire(label: string, ...roles: Role[]): Promise<Member> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label, roles }, now());
  return { subject, token: await signOnAs(subject) };
}

interface Sender {
  token?: string;
  email?: string;
  mobile?: string;
}

const drawMobile = () => `05${randomInt(1e7, 1e8)}`;

/** A new request of a form; by default from somebody with another address and number than everybody else. */
export async function sendRequest(
  form: FormDefinition,
  { token, email = `${randomUUID()}@example.sa`, mobile = drawMobile() }: Sender = {},
) {
  await sendSample(form, {
    token: token ?? (await visit()),
    answers: { ...makeAnswers(form), email, mobile },
  });
  const request = (await listRequests(form)).at(-1);
  if (!request) throw new Error('Nothing was stored');
  return request;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Calls a row of the staff with a JSON body. */
export const post = <Id extends EndpointId>(id: Id, { token }: Pick<Member, 'token'>, body: unknown) =>
  call(id, { token, headers: JSON_TYPE, body: JSON.stringify(body) });

/** A PDF for a reply. */
export const replyFile = (name: string, content = name): FormFile => ({
  slot: 'replyFiles',
  name,
  content: makePdf(content),
});

interface Reply {
  id: string;
  version?: number;
  to?: string;
  note?: string;
  keptFiles?: readonly string[];
}

/** Proposes a reply as the desk's form does. */
export function propose(
  { token }: Pick<Member, 'token'>,
  { keptFiles = [], ...reply }: Reply,
  files: readonly FormFile[] = [],
) {
  const body = new FormData();
  const texts = { version: 1, to: 'answered', ...reply };
  for (const [name, value] of Object.entries(texts)) body.append(name, String(value));
  for (const id of keptFiles) body.append('keptFiles', id);
  for (const { slot, name, content } of files) body.append(slot, new Blob([content as BlobPart]), name);
  return call('proposeChange', { token, body });
}

/** A request as the desk shows it. */
export async function openAtDesk(
  { token }: Pick<Member, 'token'>,
  id: string,
): Promise<EndpointResponse<'getServiceRequest'>['data']> {
  return (await (await callPath(`Desk/GetRequest?id=${id}`, { token })).json()).data;
}

/** A request as its sender finds it by number and contact. */
export async function findByNumber(referenceNumber: string, contact: string) {
  return call('findServiceRequest', {
    token: await visit(),
    headers: JSON_TYPE,
    body: JSON.stringify({ referenceNumber, contact }),
  });
}

/** Lets the time to undo a reply pass. */
export async function passUndoTime(id: string): Promise<void> {
  const due_at = new Date(now().getTime() - 1).toISOString();
  const db = await openDatabase();
  await db.updateTable('pending_change').set({ due_at }).where('request_id', '=', id).execute();
}
