import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { openDatabase } from '@/lib/server/db/open';
import {
  call,
  callPath,
  type EndpointResponse,
  makeForm,
  register,
  signOnAs,
  submit,
} from '../api/api-client';
import { makePdf } from '../files/pdf';
import { makeRegistration } from './registration';

/** Changes of the answers of a registration. */
interface Entry {
  subject?: string;
  university?: string;
  participant?: string;
  email?: string;
  fieldId?: number;
  locale?: 'ar' | 'en' | 'fr';
}

let drawn = 7_000_000;

/** A submitted application of another person, which the award office has admitted. */
export async function enterAdmitted(office: string, entry: Entry = {}) {
  const { subject = `person:${randomUUID()}`, locale = 'ar' } = entry;
  const token = await signOnAs(subject);
  const sample = makeRegistration();
  const answers = {
    ...sample,
    personalInformation: {
      ...sample.personalInformation,
      scholarshipFileNumber: String(drawn++),
      ...(entry.email ? { email: entry.email } : {}),
    },
    scholarshipInformation: {
      ...sample.scholarshipInformation,
      scholarshipUniversityName: entry.university ?? 'Another University',
    },
    researchInformation: {
      ...sample.researchInformation,
      ...(entry.participant ? { participantCategory: 1 as const, participantName: entry.participant } : {}),
      ...(entry.fieldId ? { researchFieldId: entry.fieldId } : {}),
    },
  };
  const { body } = await register(token, answers);
  const file = { slot: 'CVFile', name: 'id.pdf', content: makePdf(randomUUID()) };
  const sent = await submit(token, makeForm([file]), locale);
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  const { referenceNumber } = body.data;
  const { id } = await (await openDatabase())
    .selectFrom('scholarship_request')
    .select('id')
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirstOrThrow();
  const opened = await callPath(`${ENDPOINTS.getEligibility.path}?id=${id}`, { token: office });
  const { data }: EndpointResponse<'getEligibility'> = await opened.json();
  const check = { id, version: data.version, decision: 'admit', category: 1, unmet: [], reasons: {} };
  const admitted = await post('saveCheck', office, check);
  if (admitted.status !== 200) throw new Error(JSON.stringify(admitted.body));
  return { id, token, subject, referenceNumber };
}

export const post = <Id extends EndpointId>(id: Id, token: string, body: object) =>
  call(id, { token, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
