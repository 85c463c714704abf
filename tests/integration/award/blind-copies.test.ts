/** Requirements: JUDGE-10, JUDGE-11, JUDGE-25 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { makeMissingCopies } from '@/lib/server/award/blind-copies';
import { openDatabase } from '@/lib/server/db/open';
import { getUploadPath } from '@/lib/server/files/folder';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type EndpointResponse } from '../../support/api/api-client';
import { assign, enterAdmitted, openJuror } from '../../support/award/readings';
import { makeNamedPdf, readEveryByte } from '../../support/files/named-pdf';
import { makePdf } from '../../support/files/pdf';

const DAY_MS = 86_400_000;
const NAME = 'Zahrani';
/** Words that are put into every answer and file that identifies the sender. */
const PLANTED = {
  university: 'University of Northbridge',
  city: 'Northbridge-on-Sea',
  mail: 'zahrani@northbridge.example',
};

let office: string;
let request: string;
let juror: Awaited<ReturnType<typeof openJuror>>;
let reading: string;
beforeAll(async () => {
  office = await workAs('award');
  juror = await openJuror();
  const plan = Buffer.from(await makeNamedPdf(() => `${NAME} of Northbridge`, true));
  request = await enterAdmitted({
    change: (sample) => ({
      ...sample,
      personalInformation: { ...sample.personalInformation, email: PLANTED.mail },
      scholarshipInformation: {
        ...sample.scholarshipInformation,
        scholarshipUniversityName: PLANTED.university,
        scholarshipCity: PLANTED.city,
      },
      researchInformation: {
        ...sample.researchInformation,
        participantName: `Sara ${NAME}`,
        researchTitle: `Crowd flow, by Sara ${NAME}`,
        researchSummary: `${sample.researchInformation.researchSummary} Written at ${PLANTED.university}; ask ${PLANTED.mail}.`,
      },
    }),
    files: [
      { slot: 'RecommendationLetterFile', name: 'letter.pdf', content: makePdf(`letter ${randomUUID()}`) },
      { slot: 'ResearchPlanFile', name: `plan-${NAME}.pdf`, content: plan },
    ],
  });
  reading = await assign(request, juror.subject);
  await makeMissingCopies(await openDatabase());
});

const listCopies = async (token = office) => {
  const response = await callPath(`${ENDPOINTS.listBlindCopies.path}?id=${request}`, { token });
  const { data }: EndpointResponse<'listBlindCopies'> = await response.json();
  return data;
};
const save = (body: object, token = office) =>
  call('saveBlindCopy', {
    token,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ decision: 'search', leftOut: [], ...body }),
  });
const openReading = async () => {
  const response = await callPath(`${ENDPOINTS.getReading.path}?id=${reading}`, { token: juror.token });
  return response.text();
};
const readFile = (file: string) =>
  callPath(`${ENDPOINTS.readFile.path}?id=${reading}&file=${file}`, { token: juror.token });

test('only the files for the jury are copied, and names in their text are found by page', async () => {
  const copies = await listCopies();
  expect(copies).toMatchObject([{ name: `plan-${NAME}.pdf`, state: 'found', pages: 2, leftOut: [] }]);
  expect(copies[0]?.hits).toEqual([{ page: 2, words: expect.arrayContaining([NAME, 'Northbridge']) }]);
  const looks = await (await openDatabase())
    .selectFrom('event')
    .select('entity')
    .where('entity_id', '=', request)
    .where('kind', '=', 'viewed')
    .execute();
  expect(looks).toEqual([{ entity: 'scholarship_request' }]);
});

test('a copy reaches the jury once the office has checked it, without the pages that it left out', async () => {
  const [copy] = await listCopies();
  const id = copy?.id ?? '';
  expect(JSON.parse(await openReading()).data).toMatchObject({ files: [], waitingFiles: 1 });
  expect((await readFile(id)).status).toBe(404);
  expect((await save({ id, leftOut: [3] })).body.fields).toEqual({ leftOut: 'pattern' });
  expect((await save({ id, leftOut: [2] })).body.data).toEqual({ id, state: 'found' });
  expect((await listCopies())[0]).toMatchObject({ leftOut: [2], hits: [] });
  expect((await readFile(id)).status).toBe(404);
  expect((await save({ id, leftOut: [2], decision: 'check' })).body.data).toEqual({ id, state: 'checked' });
  const file = await readFile(id);
  expect(file.headers.get('content-disposition')).not.toMatch(/zahrani|plan-/i);
  const bytes = readEveryByte(new Uint8Array(await file.arrayBuffer()));
  expect(bytes).toContain('%pdf');
  expect(bytes).not.toMatch(/zahrani|northbridge/);
});

test('what a juror reads of an application names neither its sender nor a place', async () => {
  const text = await openReading();
  expect(text).toContain('Crowd flow');
  expect(text).not.toMatch(/zahrani|sara|northbridge|plan-|letter/i);
  expect(Object.keys(JSON.parse(text).data).sort()).toEqual(
    [
      ...['comments', 'criteria', 'dueAt', 'fieldId', 'files', 'id', 'isClosed', 'savedAt', 'scores'],
      ...['state', 'summary', 'title', 'total', 'waitingFiles'],
    ].sort(),
  );
  const list = await callPath(ENDPOINTS.listReadings.path, { token: juror.token });
  expect(await list.text()).not.toMatch(/zahrani|sara|northbridge/i);
});

test('identity document, recommendation and files of other applications are no files of a reading', async () => {
  const db = await openDatabase();
  const other = await enterAdmitted({
    files: [{ slot: 'ResearchPlanFile', name: 'plan.pdf', content: makePdf(randomUUID()) }],
  });
  await makeMissingCopies(db);
  await db.updateTable('blind_copy').set({ state: 'checked' }).where('request_id', '=', other).execute();
  const copies = await db
    .selectFrom('blind_copy')
    .select('file_id')
    .where('request_id', '=', request)
    .execute();
  const copied = copies.map(({ file_id }) => file_id);
  const files = await db.selectFrom('submission_file').select('id').execute();
  const rest = files.filter(({ id }) => !copied.includes(id));
  expect(rest.length).toBeGreaterThan(3);
  for (const { id } of rest) expect((await readFile(id)).status).toBe(404);
});

test('names that the office types are searched for, masked in title and summary, and stored sealed', async () => {
  const [copy] = await listCopies();
  expect(JSON.parse(await openReading()).data.title).toContain('Crowd flow');
  await save({ id: copy?.id, words: 'Bridge, Crowd' });
  expect((await listCopies())[0]?.hits).toContainEqual({ page: 1, words: ['Bridge', 'Crowd'] });
  expect((await listCopies())[0]?.words).toBe('Bridge, Crowd');
  expect(JSON.parse(await openReading()).data.title).toMatch(/^\[…\] flow/);
  const list = await callPath(ENDPOINTS.listReadings.path, { token: juror.token });
  expect(await list.text()).not.toContain('Crowd');
  await save({ id: copy?.id, leftOut: [1, 2], decision: 'check', words: 'Qaryouti' });
  expect((await listCopies())[0]).toMatchObject({ state: 'checked', hasPages: false, hits: [] });
  expect(JSON.parse(await openReading()).data).toMatchObject({ files: [], waitingFiles: 0 });
  const rows = await (await openDatabase()).selectFrom('blind_copy').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('Qaryouti');
  // Words that are no longer typed are not hidden any more.
  expect(JSON.parse(await openReading()).data.title).toContain('Crowd flow');
});

test('changes and views are in the audit trail; nobody checks their own application', async () => {
  const [copy] = await listCopies();
  const id = copy?.id ?? '';
  await save({ id, leftOut: [2], decision: 'check' });
  await callPath(`${ENDPOINTS.getBlindCopy.path}?id=${id}`, { token: office });
  const db = await openDatabase();
  const events = await db
    .selectFrom('event')
    .select('kind')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['confirmed', 'viewed']);
  expect((await save({ id: randomUUID() })).status).toBe(404);
  expect(
    (await callPath(`${ENDPOINTS.getBlindCopy.path}?id=${randomUUID()}`, { token: office })).status,
  ).toBe(404);
});

test('copies are deleted after their retention period and not made again', async () => {
  const db = await openDatabase();
  const before = await db
    .selectFrom('blind_copy')
    .select('storage_key')
    .where('request_id', '=', request)
    .executeTakeFirstOrThrow();
  const path = getUploadPath(before.storage_key ?? '');
  expect(existsSync(path)).toBe(true);
  const at = new Date(now().getTime() + (RETENTION_DAYS.blindCopy + 1) * DAY_MS);
  const { blindCopies } = await applyRetention(db, at, false);
  expect(blindCopies).toBeGreaterThan(0);
  expect(existsSync(path)).toBe(false);
  await makeMissingCopies(db);
  const after = await db
    .selectFrom('blind_copy')
    .select(['state', 'storage_key'])
    .where('request_id', '=', request)
    .execute();
  expect(after).toEqual([{ state: 'removed', storage_key: null }]);
});
