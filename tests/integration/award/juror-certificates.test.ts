/** Requirements: JUDGE-23, JUDGE-11, PRIVACY-01 */
import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { certifyEarlierJurors } from '@/lib/server/award/results/juror-certificates';
import { openDatabase } from '@/lib/server/db/open';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { workAs } from '../../support/admin/staff';
import { callPath, signOnAs, visit } from '../../support/api/api-client';
import { nameJuror } from '../../support/award/named-juror';
import {
  AFTER_RELEASE_MS,
  openResultsDesk,
  post,
  read,
  runReleaseJob,
} from '../../support/award/results-desk';
import { passTime } from '../../support/db/pass-time';
import { readPdfText } from '../../support/files/pdf-text';
import { messagesOf } from '../../support/i18n/messages';

const DAY_MS = 86_400_000;
/** The name in the token of `signOnAs`. */
const NAME = 'سارة القحطاني';
const JUDGED = `person:${randomUUID()}`;
const BEGUN = `person:${randomUUID()}`;

let stored: Awaited<ReturnType<Awaited<ReturnType<typeof openResultsDesk>>['decide']>>['stored'];
/** A juror with a final sheet, and one with a draft. */
let judged: string;
let begun: string;
let office: string;
let coordinator: string;
let administrator: string;

async function signOnAgain(): Promise<void> {
  [judged, begun] = [await signOnAs(JUDGED), await signOnAs(BEGUN)];
  [office, coordinator] = [await workAs('award'), await workAs('coordinator')];
  administrator = await workAs('administrator');
}

beforeAll(async () => {
  const desk = await openResultsDesk();
  ({ stored } = await desk.decide());
  const id = stored[2]?.id ?? '';
  await nameJuror({ subject: JUDGED, label: 'Juror One' }, id, 8000);
  await nameJuror({ subject: BEGUN, label: 'Juror Two' }, id, null);
  await desk.approve();
  await signOnAgain();
});

afterAll(() => jest.useRealTimers());

const mine = async (token: string) =>
  (await read('listMyJuryCertificates', token)).data.certificates as {
    code: string | null;
    revokedAt: string | null;
    name: string | null;
  }[];
const codeOf = async (token: string) => (await mine(token))[0]?.code ?? '';
const check = async (code: string) => read('checkAwardCertificate', await visit(), `?code=${code}`);
const listAtDesk = async (query = '?type=juror') => (await read('listCertificates', office, query)).data;
async function download(id: EndpointId, token: string, query: string) {
  const response = await callPath(`${ENDPOINTS[id].path}?${query}`, { token });
  return { status: response.status, content: new Uint8Array(await response.arrayBuffer()) };
}
const agree = (token: string, isNamed: boolean, edition = SEED_YEAR) =>
  post('setMyJuryConsent', token, { edition, isNamed });
const listRows = async () =>
  (await openDatabase()).selectFrom('award_certificate').selectAll().where('kind', '=', 'juror').execute();

test('before the release a juror has no certificate', async () => {
  expect(await mine(judged)).toEqual([]);
  expect((await agree(judged, true)).status).toBe(404);
});

test('with the release the jurors who have made a sheet final get a certificate, once', async () => {
  passTime(AFTER_RELEASE_MS);
  await Promise.all([runReleaseJob(), runReleaseJob()]);
  await signOnAgain();
  const db = await openDatabase();
  await certifyEarlierJurors(db, now());
  expect(await mine(judged)).toEqual([
    {
      edition: SEED_YEAR,
      code: expect.any(String),
      issuedAt: expect.any(String),
      revokedAt: null,
      name: null,
    },
  ]);
  expect(await mine(begun)).toEqual([]);
  const [row] = await listRows();
  expect(JSON.stringify(row)).not.toContain(await codeOf(judged));
  expect(stored.map(({ id }) => id)).not.toContain(row?.request_id);
  const { data } = await check(await codeOf(judged));
  expect(data).toEqual({
    kind: 'juror',
    edition: SEED_YEAR,
    issuedAt: expect.any(String),
    revokedAt: null,
    prize: null,
    category: null,
    name: null,
  });
  const events = await db
    .selectFrom('event')
    .select(['entity', 'entity_id', 'data'])
    .where('kind', '=', 'certified')
    .where('entity', '=', 'juror')
    .execute();
  expect(events).toEqual([{ entity: 'juror', entity_id: JUDGED, data: '{}' }]);
});

test('a juror downloads only their own certificate, in their language', async () => {
  for (const language of ['ur', 'en'] as const) {
    const query = `edition=${SEED_YEAR}&language=${language}`;
    const { status, content } = await download('getMyJuryCertificate', judged, query);
    expect(status).toBe(200);
    const text = (await readPdfText(content)).replace(/\s+/g, ' ');
    expect(text).toContain(await codeOf(judged));
    expect(text).not.toContain(stored[2]?.referenceNumber);
    if (language === 'en') expect(text).toContain(messagesOf('en', 'certificates').print.juror);
  }
  expect((await download('getMyJuryCertificate', judged, 'edition=2024')).status).toBe(404);
  expect((await download('getMyJuryCertificate', judged, 'edition=x')).status).toBe(422);
  expect((await download('getMyJuryCertificate', begun, `edition=${SEED_YEAR}`)).status).toBe(404);
  expect((await download('getCertificate', judged, `edition=${SEED_YEAR}`)).status).toBe(404);
  for (const token of [office, coordinator, administrator, await signOnAs()])
    expect((await download('getMyJuryCertificate', token, `edition=${SEED_YEAR}`)).status).toBe(403);
});

test('the check page names a juror only while they consent', async () => {
  const code = await codeOf(judged);
  expect((await agree(begun, true)).status).toBe(404);
  expect((await agree(judged, true, 2024)).status).toBe(404);
  expect((await agree(administrator, true)).status).toBe(403);
  const wrong = await post('setMyJuryConsent', judged, { edition: SEED_YEAR, isNamed: 'yes' });
  expect(wrong.status).toBe(422);
  expect((await Promise.all([agree(judged, true), agree(judged, true)])).map(({ status }) => status)).toEqual(
    [200, 200],
  );
  expect((await check(code)).data.name).toBe(NAME);
  const db = await openDatabase();
  expect(await db.selectFrom('award_consent').select('text_hash').execute()).toEqual([
    { text_hash: expect.stringMatching(/^[\da-f]{64}$/) },
  ]);
  expect((await agree(judged, false)).status).toBe(200);
  expect((await check(code)).data.name).toBeNull();
  const consents = JSON.stringify(await db.selectFrom('award_consent').selectAll().execute());
  expect(consents).not.toContain(NAME);
});

test('the export of one’s data has the certificate of a juror who sent no application', async () => {
  await agree(judged, true);
  const response = await callPath(ENDPOINTS.exportMine.path, { token: judged });
  expect(await response.json()).toMatchObject({
    applications: [],
    juryCertificates: [{ edition: SEED_YEAR, code: await codeOf(judged), name: NAME }],
  });
  const zip = await callPath(`${ENDPOINTS.exportMine.path}?format=zip`, { token: judged });
  const { 'jury/2025/certificate.pdf': pdf = new Uint8Array(), ...others } = unzipSync(
    new Uint8Array(await zip.arrayBuffer()),
  );
  expect(await readPdfText(pdf)).toContain(await codeOf(judged));
  expect(Object.keys(others)).toEqual(['award.json']);
  expect((await callPath(ENDPOINTS.exportMine.path, { token: begun })).status).toBe(404);
});

test('the office counts, prints, revokes and replaces the certificates of jurors', async () => {
  const code = await codeOf(judged);
  const { rows, counts } = await listAtDesk();
  expect(counts).toEqual([
    { kind: 'winner', valid: 1, revoked: 0 },
    { kind: 'shortlisted', valid: 1, revoked: 0 },
    { kind: 'juror', valid: 1, revoked: 0 },
  ]);
  expect(rows).toMatchObject([{ kind: 'juror', juror: 'Juror One', referenceNumber: null, code }]);
  expect((await listAtDesk(`?text=${code}`)).rows).toHaveLength(1);
  expect((await listAtDesk('')).rows).toHaveLength(3);
  const certificate = rows[0]?.id ?? '';
  const printed = await download('printCertificate', office, `certificate=${certificate}&language=en`);
  expect(await readPdfText(printed.content)).toContain(code);
  expect((await post('revokeCertificate', judged, { certificate, reason: 'Mine' })).status).toBe(403);
  expect((await post('revokeCertificate', office, { certificate, reason: 'A wrong name' })).status).toBe(200);
  expect((await check(code)).data).toMatchObject({ kind: 'juror', revokedAt: expect.any(String) });
  expect((await download('getMyJuryCertificate', judged, `edition=${SEED_YEAR}`)).status).toBe(404);
  // What the office has revoked does not come back by itself.
  await certifyEarlierJurors(await openDatabase(), now());
  expect(await mine(judged)).toHaveLength(1);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => post('issueCertificate', office, { certificate })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const [next, last] = await mine(judged);
  expect([next?.revokedAt, last?.code]).toEqual([null, code]);
  expect((await check(next?.code ?? '')).data).toMatchObject({ revokedAt: null, name: NAME });
  expect((await listAtDesk()).counts[2]).toEqual({ kind: 'juror', valid: 1, revoked: 1 });
});

test('a juror who works in the office meanwhile does not reach their own certificate', async () => {
  const db = await openDatabase();
  const [row] = (await listAtDesk()).rows;
  await changeStaff(db, { subject: JUDGED, label: 'Juror One', roles: ['jury', 'award'] }, now());
  const listed = (await read('listCertificates', judged)).data;
  expect(listed.rows.map(({ kind }) => kind)).not.toContain('juror');
  expect(listed.counts.map(({ kind }) => kind)).not.toContain('juror');
  const body = { certificate: row?.id, reason: 'Own' };
  expect((await post('revokeCertificate', judged, body)).status).toBe(404);
  await changeStaff(db, { subject: JUDGED, label: 'Juror One', roles: ['jury'] }, now());
});

test('a correction certifies jurors who have finished since, and leaves the others', async () => {
  const db = await openDatabase();
  const before = await mine(judged);
  await db
    .updateTable('score_sheet')
    .set({ state: 'final', total: 7000 })
    .where('assignment_id', 'in', db.selectFrom('award_assignment').select('id').where('juror', '=', BEGUN))
    .execute();
  const id = stored[2]?.id;
  const proposal = { id, version: 0, outcome: 'shortlisted', prize: null, reason: 'Found later' };
  expect((await post('proposeCorrection', coordinator, proposal)).status).toBe(200);
  expect(await mine(begun)).toEqual([]);
  const confirmation = { id, version: 1, to: 'confirmed' };
  expect((await post('confirmCorrection', administrator, confirmation)).status).toBe(200);
  expect(await mine(begun)).toHaveLength(1);
  expect(await mine(judged)).toEqual(before);
  expect((await check(await codeOf(begun))).data).toMatchObject({ kind: 'juror', revokedAt: null });
});

test('jurors of results that an earlier build released get theirs later', async () => {
  const db = await openDatabase();
  await db.deleteFrom('award_certificate').where('juror', '=', BEGUN).execute();
  await certifyEarlierJurors(db, now());
  await certifyEarlierJurors(db, now());
  expect(await mine(begun)).toHaveLength(1);
});

test('a year later only the check remains, and the person while they consent', async () => {
  const [named, unnamed] = [await codeOf(judged), await codeOf(begun)];
  const db = await openDatabase();
  const after = (days: number) => new Date(now().getTime() + days * DAY_MS);
  await applyRetention(db, after(400), false);
  await signOnAgain();
  expect((await check(named)).data).toMatchObject({ kind: 'juror', name: NAME });
  expect((await check(unnamed)).data).toMatchObject({ kind: 'juror', name: null });
  expect((await listRows()).map(({ sealed, juror }) => [sealed, juror])).toEqual(
    expect.arrayContaining([
      [null, JUDGED],
      [null, null],
    ]),
  );
  expect(await mine(judged)).toMatchObject([{ code: null, name: NAME }, { code: null }]);
  expect((await download('getMyJuryCertificate', judged, `edition=${SEED_YEAR}`)).status).toBe(404);
  expect((await agree(judged, false)).status).toBe(200);
  await applyRetention(db, after(400), false);
  await signOnAgain();
  expect((await listRows()).map(({ juror }) => juror)).toEqual([null, null, null]);
  expect((await check(named)).data).toMatchObject({ kind: 'juror', name: null });
  const rows = (await listAtDesk()).rows;
  expect(rows.filter(({ juror, code, mayIssue }) => juror !== null || code !== null || mayIssue)).toEqual([]);
});

test('a consent ends with the last certificate that shows it', async () => {
  const db = await openDatabase();
  const [row] = await listRows();
  const given = { kind: 'name' as const, value: NAME, given_at: now().toISOString(), text_hash: '' };
  await db.deleteFrom('award_consent').execute();
  await db
    .insertInto('award_consent')
    .values({ ...given, request_id: row?.request_id ?? '', withdrawn_at: null })
    .execute();
  await applyRetention(db, new Date(now().getTime() + 3700 * DAY_MS), false);
  expect(await listRows()).toEqual([]);
  expect(await db.selectFrom('award_consent').selectAll().execute()).toEqual([]);
});
