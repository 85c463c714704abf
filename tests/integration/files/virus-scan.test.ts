/** Requirements: FILE-11, FILE-12, MONITOR-02, OPS-05 */
import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { GET } from '@/app/health/route';
import { toPayload } from '@/lib/forms/rules/payload';
import type { Locale } from '@/lib/i18n/locales';
import { findMetric } from '@/lib/monitoring/metrics';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { createUploadFolder, getUploadFolder } from '@/lib/server/files/folder';
import { offerDataMetrics } from '@/lib/server/maintenance/offer-metrics';
import { scanWaitingFiles } from '@/lib/server/maintenance/scan-waiting-files';
import { workAs } from '../../support/admin/staff';
import {
  call,
  callPath,
  type FormFile,
  makeForm,
  register,
  signOnAs,
  submit,
} from '../../support/api/api-client';
import { VIRUS } from '../../support/files/clamd-server';
import { makePdf } from '../../support/files/pdf';
import { createScanner, type Scanner } from '../../support/files/scanner';
import { makeAnswers, makeBody } from '../../support/forms/form-samples';
import { messagesOf } from '../../support/i18n/messages';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const START_MS = 60_000;
const cv: FormFile = { slot: 'CVFile', name: 'identity.pdf', content: makePdf('identity') };
const bad: FormFile = { slot: 'ResearchPlanFile', name: 'plan.pdf', content: makePdf(VIRUS) };
const form = getForm('innovation');
let clamd: Scanner;
let logged: jest.SpyInstance;

beforeAll(async () => {
  clamd = await createScanner();
}, START_MS);
afterAll(() => clamd.stop());
beforeEach(() => {
  changeSettings({ CLAMD_URL: clamd.url, SMTP_URL: 'smtp://127.0.0.1' });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const servers: Server[] = [];
afterEach(() => {
  restoreSettings();
  for (const server of servers.splice(0)) server.close();
});

async function registered(): Promise<string> {
  const token = await signOnAs();
  await register(token);
  return token;
}

/** The data of a personal page. */
const listRequests = async (token: string) =>
  (await (await callPath('Requests/GetMine', { token })).json()).data;

const readMine = async (token: string) => (await call('getMyRequest', { token })).body.data;

async function findPath(token: string): Promise<string> {
  return (await readMine(token))?.projectRegisteration?.files[0]?.url.replace('/gateway/', '') ?? '';
}

/** Sends a service form, optionally with an infected first file. */
async function sendService(token: string, locale: Locale, isInfected = false) {
  const { body, headers } = makeBody(form, toPayload(form, makeAnswers(form)));
  const [slot = ''] = [...(body as FormData).entries()].find(([, value]) => value instanceof Blob) ?? [];
  if (isInfected) (body as FormData).set(slot, new Blob([makePdf(VIRUS) as BlobPart]), 'bad.pdf');
  return { slot, response: await call('addInnovationSubmission', { token, locale, body, headers }) };
}

async function listStored(): Promise<string[]> {
  await createUploadFolder();
  return readdirSync(getUploadFolder());
}

async function listMails(referenceNumber: string) {
  const rows = await (await openDatabase()).selectFrom('outbox').select(['kind', 'data', 'locale']).execute();
  return rows.filter(({ data }) => data.includes(referenceNumber));
}

/** The results of scans so far, from the metrics. */
async function readScans(): Promise<Record<string, number>> {
  const scans = await findMetric('scanner_scans_total')?.();
  const rows = Array.isArray(scans) ? scans : [];
  return Object.fromEntries(rows.map(({ value, labels }) => [labels?.verdict, value]));
}

const settle = async () => scanWaitingFiles(await openDatabase());

test.each(['url', 'socketUrl'] as const)('a clean submission is received at once (%s)', async (way) => {
  changeSettings({ CLAMD_URL: clamd[way] });
  const token = await registered();
  const { status, body } = await submit(token, makeForm([cv]));
  expect({ status, checking: body.data.beingChecked }).toEqual({ status: 200, checking: undefined });
  expect(await readMine(token)).toMatchObject({ beingChecked: false, refusedAt: null });
  expect((await callPath(await findPath(token), { token })).status).toBe(200);
  expect(await settle()).toBe(0);
});

test('an infected file is refused by name in the sender’s language, and not stored', async () => {
  const before = await listStored();
  const token = await registered();
  const { status, body } = await submit(token, makeForm([cv, bad]), 'ar');
  expect({ status, code: body.code, fields: body.fields }).toEqual({
    status: 422,
    code: 'files',
    fields: { ResearchPlanFile: 'infected' },
  });
  expect(body.message).toContain(messagesOf('ar', 'uploader').errors.infected);
  expect((await readMine(token))?.projectRegisteration).toBeNull();
  const { slot, response } = await sendService(await signOnAs(), 'en', true);
  expect({ status: response.status, fields: response.body.fields }).toMatchObject({
    status: 422,
    fields: { [slot]: 'infected' },
  });
  expect(await listStored()).toEqual(before);
});

describe('while the scanner is down', () => {
  beforeEach(() => clamd.pause());
  afterEach(() => clamd.start());

  test('a submission waits, its files cannot be downloaded, and it continues when the scanner is back', async () => {
    const token = await registered();
    const { status, body } = await submit(token, makeForm([cv]));
    expect({ status, checking: body.data.beingChecked }).toEqual({ status: 200, checking: true });
    expect((await submit(token, makeForm([cv]))).body).toEqual(body);
    expect(await readMine(token)).toMatchObject({ beingChecked: true, scholarshipRequestStatus: 3 });
    const path = await findPath(token);
    const office = await workAs('award');
    const atDesk = `Desk/GetSubmittedFile?id=${path.split('/').at(-1)}`;
    expect((await callPath(path, { token })).status).toBe(409);
    expect((await callPath(atDesk, { token: office })).status).toBe(409);
    const { referenceNumber } = body.data;
    const mailsBefore = await listMails(referenceNumber);
    expect(logged.mock.calls.filter(([line]) => String(line).includes('virus scanner'))).toHaveLength(1);
    const health = await GET();
    expect([health.status, (await health.json()).scanner]).toEqual([200, false]);
    offerDataMetrics();
    const { unavailable = 0, clean = 0 } = await readScans();
    expect(unavailable).toBeGreaterThan(0);
    expect(await findMetric('scanner_waiting_files')?.()).toBe(1);
    expect(await findMetric('scanner_oldest_seconds')?.()).toBeGreaterThan(0);
    expect(await settle()).toBe(0);

    await clamd.start();
    const settled = await Promise.all([settle(), settle()]);
    expect(Math.max(...settled)).toBe(1);
    expect((await readScans()).clean).toBeGreaterThan(clean);
    expect(await findMetric('scanner_waiting_files')?.()).toBe(0);
    expect(await findMetric('scanner_oldest_seconds')?.()).toBe(0);
    expect(await readMine(token)).toMatchObject({ beingChecked: false, scholarshipRequestStatus: 3 });
    expect((await callPath(path, { token })).status).toBe(200);
    expect((await callPath(atDesk, { token: office })).status).toBe(200);
    expect(await listMails(referenceNumber)).toHaveLength(mailsBefore.length + 1);
    expect((await (await GET()).json()).scanner).toBe(true);
  });

  test('an infected submission is withdrawn when it is detected, and another can be sent', async () => {
    const before = await listStored();
    const token = await registered();
    const { body } = await submit(token, makeForm([cv, bad]), 'fr');
    expect(body.data.beingChecked).toBe(true);
    await clamd.start();
    await settle();
    const mine = await readMine(token);
    expect(mine).toMatchObject({
      beingChecked: false,
      scholarshipRequestStatus: 2,
      projectRegisteration: null,
    });
    expect(mine?.refusedAt).toEqual(expect.any(String));
    expect(await listStored()).toEqual(before);
    const mail = (await listMails(body.data.referenceNumber)).find(({ kind }) => kind === 'changed');
    expect(mail?.locale).toBe('fr');
    expect(mail?.data).toContain('plan.pdf');
    expect((await submit(token, makeForm([cv]))).status).toBe(200);
    expect(await readMine(token)).toMatchObject({ refusedAt: null, scholarshipRequestStatus: 3 });
  });

  test('a service request waits as well, and is hidden from the staff', async () => {
    const token = await signOnAs();
    const { response } = await sendService(token, 'en');
    expect(response.body.data.beingChecked).toBe(true);
    const { referenceNumber } = response.body.data;
    const readOne = async () => (await listRequests(token))[0];
    expect(await readOne()).toMatchObject({ referenceNumber, beingChecked: true });
    const office = await workAs('requests');
    const list = await (await callPath('Desk/ListRequests', { token: office })).json();
    const [row] = list.data.rows;
    expect(row).toMatchObject({ referenceNumber, beingChecked: true });
    const opened = await callPath(`Desk/GetRequest?id=${row.id}`, { token: office });
    expect((await opened.json()).data.transitions).toEqual([]);
    const change = JSON.stringify({ id: row.id, version: 1, to: 'underReview' });
    const json = { 'Content-Type': 'application/json' };
    const refused = await call('changeServiceRequest', { token: office, body: change, headers: json });
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 409,
      code: 'beingChecked',
    });
    expect(await listMails(referenceNumber)).toEqual([]);

    await clamd.start();
    await settle();
    expect(await readOne()).toMatchObject({ beingChecked: false, status: 'received' });
    expect((await listMails(referenceNumber)).map(({ kind }) => kind)).toEqual(['received']);
    const accepted = await call('changeServiceRequest', { token: office, body: change, headers: json });
    expect(accepted.status).toBe(200);
  });

  test('an infected service request is closed with the reason in its sender’s language', async () => {
    const before = await listStored();
    const token = await signOnAs();
    const { response } = await sendService(token, 'tr', true);
    await clamd.start();
    await settle();
    const [request] = await listRequests(token);
    expect(request).toMatchObject({ beingChecked: false, status: 'closed', transitions: [] });
    const note = messagesOf('tr', 'requests').infected.note.replace('{name}', 'bad.pdf');
    expect(request.history.at(-1)).toMatchObject({ status: 'closed', note });
    expect(await listStored()).toEqual(before);
    const mails = await listMails(response.body.data.referenceNumber);
    expect(mails.map(({ kind }) => kind)).toEqual(['changed']);
  });
});

const UNJUDGEABLE = 'LARGER-THAN-THIS-CLAMD-TAKES';
const odd: FormFile = { slot: 'CVFile', name: 'odd.pdf', content: makePdf(UNJUDGEABLE) };

/** The response of a clamd with a size limit to a ping or a content; null until all of it has arrived. */
function answer(heard: Buffer): string | null {
  if (heard.includes('zPING')) return 'PONG';
  if (!heard.subarray(-4).equals(Buffer.alloc(4))) return null;
  if (heard.includes(UNJUDGEABLE)) return 'INSTREAM size limit exceeded. ERROR';
  return heard.includes(VIRUS) ? 'stream: Harmless FOUND' : 'stream: OK';
}

/** A scanner for one test; it stops with the test. */
async function serve(say: typeof answer): Promise<void> {
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('data', (piece) => {
      heard = Buffer.concat([heard, piece]);
      const reply = say(heard);
      if (reply && socket.writable) socket.end(`${reply}\0`);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  changeSettings({ CLAMD_URL: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

test('only the file that the scanner cannot scan waits', async () => {
  changeSettings({ CLAMD_URL: 'tcp://127.0.0.1:1' });
  const [first, second] = [await registered(), await registered()];
  await submit(first, makeForm([odd]));
  await submit(second, makeForm([cv]));
  await serve(answer);
  expect(await settle()).toBe(1);
  expect(await readMine(first)).toMatchObject({ beingChecked: true });
  expect(await readMine(second)).toMatchObject({ beingChecked: false });
  expect((await readScans()).unjudged).toBeGreaterThan(0);
  expect((await (await GET()).json()).scanner).toBe(true);
  const { status, body } = await submit(await registered(), makeForm([odd, bad]));
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { ResearchPlanFile: 'infected' } });
});

test('a scanner with an unknown response counts as unavailable', async () => {
  await serve(() => 'stream: size limit exceeded. ERROR');
  const { status, body } = await submit(await registered(), makeForm([cv]));
  expect({ status, checking: body.data.beingChecked }).toEqual({ status: 200, checking: true });
});
