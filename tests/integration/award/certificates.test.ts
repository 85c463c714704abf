/** Requirements: JUDGE-17, JUDGE-18, JUDGE-19, AWARD-16, PRIVACY-01 */
import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { workAs } from '../../support/admin/staff';
import { call, callPath, signOnAs, visit } from '../../support/api/api-client';
import {
  AFTER_RELEASE_MS,
  openResultsDesk,
  post,
  read,
  runReleaseJob,
} from '../../support/award/results-desk';
import { passTime } from '../../support/db/pass-time';
import { readPdfText } from '../../support/files/pdf-text';

const DAY_MS = 86_400_000;
let desk: Awaited<ReturnType<typeof openResultsDesk>>;
/** The persons after the release, whose earlier tokens have expired. */
let winner: string;
let shortlisted: string;
let notSelected: string;
let office: string;
let stored: Awaited<ReturnType<typeof desk.decide>>['stored'];
let subjects: string[];

beforeAll(async () => {
  desk = await openResultsDesk();
  ({ stored, subjects } = await desk.decide());
  await desk.approve();
  passTime(AFTER_RELEASE_MS);
  await runReleaseJob();
  [winner, shortlisted, notSelected, office] = await Promise.all([
    ...(subjects.map((subject) => signOnAs(subject)) as [Promise<string>, Promise<string>, Promise<string>]),
    workAs('award'),
  ]);
});

afterAll(() => jest.useRealTimers());

const certificatesOf = async (token: string) =>
  (await call('getMyRequest', { token })).body.data?.certificates ?? [];
const codeOf = async (token: string) => (await certificatesOf(token))[0]?.code ?? '';
const check = async (code: string) =>
  read('checkAwardCertificate', await visit(), `?code=${encodeURIComponent(code)}`);
const listAtDesk = async (query = '') => (await read('listCertificates', office, query)).data.rows;
async function download(id: EndpointId, token: string, query: string) {
  const response = await callPath(`${ENDPOINTS[id].path}?${query}`, { token });
  return { status: response.status, content: new Uint8Array(await response.arrayBuffer()) };
}

test('winners and shortlisted applications get a certificate, whose code anyone can check', async () => {
  expect(await certificatesOf(notSelected)).toEqual([]);
  const code = await codeOf(winner);
  expect((await check(code.toLowerCase().replaceAll('-', ' '))).data).toMatchObject({
    kind: 'winner',
    edition: 2025,
    prize: 'first',
    category: expect.stringMatching(/./),
    revokedAt: null,
    name: null,
  });
  const other = await check(await codeOf(shortlisted));
  expect(other.data).toMatchObject({ kind: 'shortlisted', prize: null, category: null, name: null });
  expect((await check('x')).status).toBe(422);
  expect((await check(code.replace(/.$/, (sign) => (sign === '3' ? '4' : '3')))).status).toBe(404);
  const rows = JSON.stringify(
    await (await openDatabase()).selectFrom('award_certificate').selectAll().execute(),
  );
  expect(rows).not.toContain(code);
});

test('the name is shown while a winner consents to its publication', async () => {
  const code = await codeOf(winner);
  await post('setConsent', winner, { edition: 2025, kinds: ['name'] });
  const { name } = (await check(code)).data;
  expect(name).toEqual(expect.stringMatching(/./));
  const printed = await download('printCertificate', office, `certificate=${(await listAtDesk())[0]?.id}`);
  expect(await readPdfText(printed.content)).toContain((await listAtDesk())[0]?.code);
  await post('setConsent', winner, { edition: 2025, kinds: [] });
  expect((await check(code)).data.name).toBeNull();
});

test('only its sender downloads a certificate, with the name of the sign-on, and the export has it', async () => {
  const { status, content } = await download('getCertificate', winner, 'edition=2025&language=en');
  expect(status).toBe(200);
  const text = await readPdfText(content);
  expect(text).toContain(await codeOf(winner));
  expect((await download('getCertificate', notSelected, 'edition=2025')).status).toBe(404);
  expect((await download('getCertificate', await signOnAs(randomUUID()), 'edition=2025')).status).toBe(404);
  const receipt = await download('getReceipt', notSelected, 'edition=2025&language=en');
  expect(await readPdfText(receipt.content)).toContain(stored[2]?.referenceNumber);
  expect((await download('getReceipt', winner, 'edition=2024')).status).toBe(404);
  const zip = await download('exportMine', winner, 'format=zip&language=en');
  const certificate = unzipSync(zip.content)['applications/2025/certificate.pdf'] ?? new Uint8Array();
  expect(await readPdfText(certificate)).toContain(await codeOf(winner));
  const { applications } = await (await callPath(ENDPOINTS.exportMine.path, { token: winner })).json();
  expect(applications[0].certificates).toMatchObject([{ kind: 'winner', code: await codeOf(winner) }]);
});

test('a member of staff does not reach the certificate of an application that they sent', async () => {
  const [first] = await listAtDesk(`?text=${stored[0]?.referenceNumber}`);
  const member = { subject: subjects[0] ?? '', label: 'test', roles: ['award' as const] };
  await changeStaff(await openDatabase(), member, now());
  expect((await read('listCertificates', winner)).data.rows).toHaveLength(1);
  const body = { certificate: first?.id, reason: 'Own' };
  expect((await post('revokeCertificate', winner, body)).status).toBe(404);
});

test('after the results an application can be neither withdrawn nor restored', async () => {
  expect((await post('withdrawMine', winner, { to: 'withdrawn' })).body.code).toBe('resultsReleased');
  expect((await call('getMyRequest', { token: winner })).body.data?.withdrawnAt).toBeNull();
});

test('the office revokes a certificate with a reason and issues another one', async () => {
  const code = await codeOf(winner);
  const [row] = await listAtDesk(`?text=${stored[0]?.referenceNumber}`);
  const certificate = row?.id;
  expect(await listAtDesk()).toHaveLength(2);
  expect((await listAtDesk(`?text=${code}`))[0]?.id).toBe(certificate);
  expect((await post('issueCertificate', office, { certificate })).body.code).toBe('certificateMoved');
  expect((await post('revokeCertificate', office, { certificate, reason: ' ' })).body.fields).toEqual({
    reason: 'required',
  });
  expect((await post('revokeCertificate', office, { certificate, reason: 'A wrong title' })).status).toBe(
    200,
  );
  expect((await post('revokeCertificate', office, { certificate, reason: 'Twice' })).body.code).toBe(
    'certificateMoved',
  );
  expect((await check(code)).data.revokedAt).toEqual(expect.any(String));
  expect((await download('getCertificate', winner, 'edition=2025')).status).toBe(404);
  expect((await download('printCertificate', office, `certificate=${certificate}`)).status).toBe(404);
  expect((await listAtDesk(`?certificate=${certificate}`))[0]).toMatchObject({
    reason: 'A wrong title',
    mayIssue: true,
  });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post('issueCertificate', office, { certificate })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const [next, last] = await certificatesOf(winner);
  expect([next?.revokedAt, last?.code]).toEqual([null, code]);
  expect((await check(next?.code ?? '')).data.revokedAt).toBeNull();
  const kinds = await (await openDatabase())
    .selectFrom('event')
    .select('kind')
    .where('entity_id', '=', stored[0]?.id ?? '')
    .where('kind', 'like', 'certif%')
    .orderBy('id')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['certified', 'certificateRevoked', 'certified']);
});

test('a certificate can be checked for ten years, longer than its application is kept', async () => {
  const code = await codeOf(winner);
  const db = await openDatabase();
  await applyRetention(db, new Date(now().getTime() + 400 * DAY_MS), false);
  expect(await db.selectFrom('scholarship_request').select('id').execute()).toEqual([]);
  expect((await check(code)).data).toMatchObject({ kind: 'winner', prize: 'first' });
  office = await workAs('award');
  const rows = await listAtDesk();
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ code: shown, mayIssue }) => shown !== null || mayIssue)).toEqual([]);
  await applyRetention(db, new Date(now().getTime() + 3700 * DAY_MS), false);
  expect((await check(code)).status).toBe(404);
});
