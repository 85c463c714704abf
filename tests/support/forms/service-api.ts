import { randomUUID } from 'node:crypto';
import type { Answers, FormDefinition } from '@/lib/forms/definition/form-definition';
import { toPayload } from '@/lib/forms/rules/payload';
import type { FORM_ENDPOINTS } from '@/lib/requests/form-schemas';
import { openDatabase } from '@/lib/server/db/open';
import { type CallInit, call } from '../api/api-client';
import { makeAnswers, makeBody } from './form-samples';

interface Submission extends CallInit {
  /** The submission id; a new one by default. */
  key?: string;
  answers?: Answers;
}

/** Sends a form, with its sample answers by default. */
export function sendSample(form: FormDefinition, { key = randomUUID(), answers, ...init }: Submission = {}) {
  const payload = toPayload(form, answers ?? makeAnswers(form));
  const { body, headers } = makeBody(form, payload);
  return call(form.endpoint.id as keyof typeof FORM_ENDPOINTS, {
    body,
    ...init,
    headers: { ...headers, 'Idempotency-Key': key, ...init.headers },
  });
}

/** The requests created by a form so far. */
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
