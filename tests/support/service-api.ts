import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/lib/server/db/open';
import { listFileFields, toPayload } from '@/lib/services/answers';
import type { Answers, FormDefinition } from '@/lib/services/form-definition';
import type { FormEndpointId } from '@/lib/services/forms';
import { type CallInit, call } from './api-client';
import { makeAnswers } from './form-samples';
import { makePdf } from './pdf';

/** The body of a form's call as the browser sends it: JSON, or multipart with one PDF a slot. */
export function makeBody(
  form: FormDefinition,
  payload: Record<string, unknown>,
  withFiles = true,
): { body: string | FormData; headers: Record<string, string> } {
  const slots = listFileFields(form);
  if (slots.length === 0)
    return { body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json' } };
  const body = new FormData();
  for (const [name, value] of Object.entries(payload))
    for (const text of Array.isArray(value) ? value : [value]) body.append(name, String(text));
  for (const { name } of withFiles ? slots : [])
    body.append(name, new Blob([makePdf(name) as BlobPart]), `${name}.pdf`);
  return { body, headers: {} };
}

interface Sending extends CallInit {
  /** Names the sending; a new one without it. */
  key?: string;
  answers?: Answers;
}

/** Sends a form, its sample answers unless others are given. */
export function sendSample(form: FormDefinition, { key = randomUUID(), answers, ...init }: Sending = {}) {
  const payload = toPayload(form, answers ?? makeAnswers(form));
  const { body, headers } = makeBody(form, payload);
  return call(form.endpoint as FormEndpointId, {
    body,
    ...init,
    headers: { ...headers, 'Idempotency-Key': key, ...init.headers },
  });
}

/** The requests that a form has brought so far. */
export async function listRequests(form: FormDefinition) {
  const database = await openDatabase();
  return database
    .selectFrom('service_request')
    .selectAll()
    .where('form', '=', form.id)
    .orderBy('id')
    .execute();
}

/** The history of a request, oldest first. */
export async function listHistory(requestId: string) {
  const database = await openDatabase();
  const rows = database.selectFrom('service_request_event').selectAll().where('request_id', '=', requestId);
  return rows.orderBy('id').execute();
}
