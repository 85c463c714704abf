/** Requirements: CALL-15, SAFE-03, SAFE-04 */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { z } from 'zod';
import { ENDPOINTS, type EndpointId, getEndpoint, SCHEMAS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import { toPayload } from '@/lib/forms/rules/payload';
import { FORMS } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { createUploadFolder, getUploadFolder } from '@/lib/server/files/folder';
import { callPath, makeSecCode, register, signOnAs } from '../../support/api/api-client';
import {
  jsonBodies,
  multipartBodies,
  pathSegments,
  queries,
  type Sent,
} from '../../support/api/hostile-input';
import { makeRegistration } from '../../support/award/registration';
import { makeAnswers } from '../../support/forms/form-samples';

/** The same bodies in every run; a failure names the body that caused it. */
const RUNS = { seed: 20261121, numRuns: process.env.SWEEPS === '1' ? 25 : 10 };
/** Objects and buffers that are still referenced; the size of the process also counts freed memory. */
const MAX_HELD_BYTES = 50 * 1024 * 1024;
/** Sign-ons, used codes, counted attempts and the audit trail may grow with any request. */
const BOOKKEEPING = ['used_code', 'event', 'sign_on_session', 'sign_on_transaction', 'rate_limit'];

const IDS = Object.keys(ENDPOINTS) as EndpointId[];
const posts = IDS.filter((id) => getEndpoint(id).method !== 'GET');
const reads = IDS.filter((id) => getEndpoint(id).method === 'GET');
const forms: readonly FormDefinition[] = FORMS;

/** An administrator has every permission, so that the guards pass every body on to its parser. */
async function signOnAsAdministrator(): Promise<string> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'test', roles: ['administrator'] }, now());
  return signOnAs(subject);
}

/** One statement that counts the rows of every table, except the bookkeeping. */
async function makeCount(database: Database) {
  const tables = await database.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !BOOKKEEPING.includes(name));
  const counts = names.map((name) => sql`(select count(*) from ${sql.table(name)}) as ${sql.ref(name)}`);
  return sql<Record<string, number>>`select ${sql.join(counts)}`;
}

let count: ReturnType<typeof makeCount> | null = null;

async function countRows(database: Database): Promise<Record<string, number>> {
  count ??= makeCount(database);
  const { rows } = await (await count).execute(database);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, n]) => [name, Number(n)]));
}

/** All stored data: rows by table, and files. Counts of refusals are stored some time after the refusal. */
async function measureStore(): Promise<Record<string, number>> {
  await createUploadFolder();
  const { refusal: _refusals, ...rows } = await countRows(await openDatabase());
  return { ...rows, files: (await readdir(getUploadFolder())).length };
}

/** Any response except a server error is valid; refusals must have the standard form. */
async function expectAnswered(response: Response): Promise<boolean> {
  const text = await response.text();
  expect({ status: response.status, text: response.status < 500 ? '' : text }).toMatchObject({ text: '' });
  if (response.status >= 400)
    expect(JSON.parse(text)).toMatchObject({
      message: expect.stringMatching(/./),
      code: expect.stringMatching(/^[a-zA-Z]+$/),
    });
  return response.status < 300;
}

/** Valid bodies of calls without a form, in which one value at a time is replaced. */
const SAMPLES: Partial<Record<EndpointId, Record<string, unknown>>> = {
  registerResearcher: { ...makeRegistration() },
  addRating: { PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '1,2' },
  saveMetaOverride: { route: 'haj', locale: 'ar', title: 'عنوان يكفي طولا لما هو عليه', description: '' },
  importPublications: { text: '[]' },
  createDraft: { kind: 'news', id: 'a-draft', title: 'عنوان' },
  savePublicationDraft: {
    ...{ id: 'a-draft', version: 1, locale: 'en', words: { title: 'A title' } },
    ...{ confirmed: [], addresses: {}, splitsParagraphs: false },
  },
  saveDraftData: { id: 'a-draft', version: 1, isExample: false, data: { topic: 'hajj' } },
  rescheduleAppointment: { referenceNumber: 'ABCD-2345', preferredDate: '2030-01-01', note: '' },
};

function findSample(id: EndpointId): Record<string, unknown> {
  const form = forms.find(({ endpoint }) => endpoint.id === id);
  if (form) return toPayload(form, makeAnswers(form));
  return SAMPLES[id] ?? { referenceNumber: 'ABCD-2345' };
}

function listNames(id: EndpointId): string[] {
  const form = forms.find(({ endpoint }) => endpoint.id === id);
  if (form) return listFields(form).map(({ name }) => name);
  const row = SCHEMAS[id] as { body?: z.ZodType; query?: z.ZodType; response: z.ZodType };
  const schema = row.body ?? row.query;
  return schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
}

async function post(id: EndpointId, token: string, { body, headers }: Sent): Promise<Response> {
  const { method, path, action } = getEndpoint(id);
  const secCode = action ? await makeSecCode(id) : undefined;
  return callPath(path, { method, token, secCode, headers, body });
}

/** Bytes in use after garbage collection, buffers outside the heap included. */
function measureHeldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let heldBefore: number;
beforeAll(async () => {
  const token = await signOnAsAdministrator();
  // Modules and caches of the first call are loaded before the measurement.
  for (const id of reads) await (await callPath(getEndpoint(id).path, { token })).text();
  for (const id of posts) await (await post(id, token, { body: '{}', headers: {} })).text();
  heldBefore = measureHeldBytes();
});

test.each(posts)('%s answers every body, and stores all of it or nothing', async (id) => {
  const token = await signOnAsAdministrator();
  if (id === 'submitResearch') await register(token);
  const make = getEndpoint(id).body === 'multipart' ? multipartBodies : jsonBodies;
  const before = await measureStore();
  let accepted = 0;
  const answers = fc.asyncProperty(make(listNames(id), findSample(id)), async (sent) => {
    if (await expectAnswered(await post(id, token, sent))) accepted += 1;
  });
  await fc.assert(answers, RUNS);
  const after = await measureStore();
  if (accepted === 0) expect(after).toEqual(before);
  else if (forms.some(({ endpoint }) => endpoint.id === id))
    expect(after).toMatchObject({ service_request: (before.service_request ?? 0) + accepted });
});

test.each(reads)('%s answers every query, and changes nothing', async (id) => {
  const token = await signOnAsAdministrator();
  const { path } = getEndpoint(id);
  const before = await measureStore();
  const answers = fc.asyncProperty(queries(listNames(id)), async (query) => {
    await expectAnswered(await callPath(`${path}?${query}`, { token }));
  });
  await fc.assert(answers, RUNS);
  expect(await measureStore()).toEqual(before);
});

test.each(['files', 'open-data', 'documents', 'images'])(
  'no path below %s gives access to another file',
  async (call) => {
    const token = await signOnAsAdministrator();
    const answers = fc.asyncProperty(pathSegments, async (segment) => {
      expect(await expectAnswered(await callPath(`${call}/${segment}`, { token }))).toBe(false);
    });
    await fc.assert(answers, RUNS);
  },
);

test('memory does not grow with the bodies', () => {
  expect(measureHeldBytes() - heldBefore).toBeLessThan(MAX_HELD_BYTES);
});
