/** Requirements: REQUEST-02, REQUEST-04, REQUEST-06, ADMIN-09, FILE-12 */
import { readdirSync } from 'node:fs';
import { toPayload } from '@/lib/forms/rules/payload';
import type { Locale } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { createUploadFolder, getUploadFolder } from '@/lib/server/files/folder';
import { scanWaitingFiles } from '@/lib/server/maintenance/scan-waiting-files';
import { workAs } from '../../support/admin/staff';
import { call, callPath, type FormFile, signOnAs, visit } from '../../support/api/api-client';
import { VIRUS } from '../../support/files/clamd-server';
import { makePdf } from '../../support/files/pdf';
import { createScanner, type Scanner } from '../../support/files/scanner';
import { makeAnswers, makeBody } from '../../support/forms/form-samples';
import { messagesOf } from '../../support/i18n/messages';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const START_MS = 60_000;
const form = getForm('innovation');
const CONTACT = String(makeAnswers(form).email);
const NOTE = 'The drawings are attached.';
const pdf = (name: string, content = name): FormFile => ({
  slot: 'answerFiles',
  name,
  content: makePdf(content),
});
const json = { 'Content-Type': 'application/json' };

let office: string;
let clamd: Scanner;
beforeAll(async () => {
  office = await workAs('requests', 'lead');
  clamd = await createScanner();
}, START_MS);
afterAll(() => clamd.stop());
afterEach(restoreSettings);

async function listStored(): Promise<string[]> {
  await createUploadFolder();
  return readdirSync(getUploadFolder()).sort();
}

const open = async (id: string) =>
  (await (await callPath(`Desk/GetRequest?id=${id}`, { token: office })).json()).data;

async function ask(id: string): Promise<void> {
  const { version } = await open(id);
  const change = { id, version, to: 'moreInformationRequested', note: 'Which drawings?' };
  const { status } = await call('changeServiceRequest', {
    token: office,
    headers: json,
    body: JSON.stringify(change),
  });
  expect(status).toBe(200);
}

/** A request with a file, about which the staff has asked its sender. */
async function sendAndAsk(sender: string, locale: Locale = 'en') {
  const { body, headers } = makeBody(form, toPayload(form, makeAnswers(form)));
  const sent = await call('addInnovationSubmission', { token: sender, body, headers, locale });
  const { referenceNumber } = sent.body.data;
  const { id } = await (await openDatabase())
    .selectFrom('service_request')
    .select('id')
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirstOrThrow();
  await ask(id);
  return { id, referenceNumber };
}

function answer(token: string, claim: Record<string, string>, files: readonly FormFile[], note = NOTE) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...claim, note })) body.append(name, value);
  for (const { slot, name, content } of files) body.append(slot, new Blob([content as BlobPart]), name);
  return call('answerServiceRequest', { token, body });
}

test('a sender answers with files by number and contact; the clock runs again and the staff downloads them', async () => {
  const levels = { levels: { innovation: { normal: 5, urgent: null } } };
  await call('saveServiceLevels', { token: office, headers: json, body: JSON.stringify(levels) });
  const { id, referenceNumber } = await sendAndAsk(await signOnAs());
  expect((await open(id)).work.dueAt).toBeNull();
  const claim = { referenceNumber, contact: CONTACT };
  const found = await call('findServiceRequest', {
    token: await visit(),
    headers: json,
    body: JSON.stringify(claim),
  });
  expect(found.body.data.maxAnswerFiles).toBe(5);
  const { status, body } = await answer(await visit(), claim, [pdf('plan.pdf'), pdf('مخطط.pdf')]);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: 'underReview', maxAnswerFiles: 0 });
  expect(body.data.history.at(-1)).toMatchObject({ note: NOTE, files: ['plan.pdf', 'مخطط.pdf'] });
  const opened = await open(id);
  expect(opened.work.dueAt).toEqual(expect.any(String));
  expect(opened.files.map(({ field }: { field: string }) => field)).toEqual(['proposal']);
  const { files } = opened.history.at(-1);
  expect(files.map(({ name }: { name: string }) => name)).toEqual(['plan.pdf', 'مخطط.pdf']);
  const file = await callPath(`Desk/GetRequestFile?id=${files[1].id}`, { token: office });
  expect(file.headers.get('content-disposition')).toContain(`${referenceNumber}-answerFiles-2.pdf`);
  expect((await file.arrayBuffer()).byteLength).toBe(files[1].size);

  await ask(id);
  const again = await answer(await visit(), claim, [pdf('plan.pdf')]);
  expect(again.body.data.history.map((entry) => entry.files)).toEqual([
    [],
    [],
    ['plan.pdf', 'مخطط.pdf'],
    [],
    ['plan.pdf'],
  ]);
});

test('an answer needs a text; files may be absent', async () => {
  const sender = await signOnAs();
  const { referenceNumber } = await sendAndAsk(sender);
  const empty = await answer(sender, { referenceNumber }, [pdf('plan.pdf')], ' ');
  expect(empty).toMatchObject({ status: 422, body: { fields: { note: 'required' } } });
  expect((await answer(sender, { referenceNumber }, [])).status).toBe(200);
});

test('a refused answer changes nothing and keeps no file', async () => {
  const sender = await signOnAs();
  const { id, referenceNumber } = await sendAndAsk(sender);
  const before = await listStored();
  const six = ['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`));
  const text: FormFile = { slot: 'answerFiles', name: 'notes.pdf', content: Buffer.from('text') };
  const refusals = [
    await answer(sender, { referenceNumber }, six),
    await answer(sender, { referenceNumber }, [text]),
    await answer(await visit(), { referenceNumber, contact: 'other@example.com' }, [pdf('plan.pdf')]),
    await answer(await visit(), { referenceNumber }, [pdf('plan.pdf')]),
    await answer(await signOnAs(), { referenceNumber }, [pdf('plan.pdf')]),
  ];
  expect(refusals.map(({ status, body }) => [status, body.code, body.fields])).toEqual([
    [422, 'files', { 'answerFiles.5': 'tooMany' }],
    [422, 'files', { 'answerFiles.0': 'wrongType' }],
    [404, 'requestUnknown', undefined],
    [404, 'requestUnknown', undefined],
    [404, 'requestUnknown', undefined],
  ]);
  expect((await open(id)).status).toBe('moreInformationRequested');
  expect(await listStored()).toEqual(before);
  const both = await Promise.all([
    answer(sender, { referenceNumber }, [pdf('plan.pdf')]),
    answer(sender, { referenceNumber }, [pdf('plan.pdf')]),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listStored()).toHaveLength(before.length + 1);
});

describe('while the scanner is down', () => {
  const settle = async () => scanWaitingFiles(await openDatabase());
  const listMails = async (number: string) => {
    const mails = (await openDatabase()).selectFrom('outbox').select(['kind', 'data']).orderBy('id');
    return (await mails.execute()).filter(({ data }) => data.includes(number));
  };

  beforeEach(() => {
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
  });

  async function sendUnchecked(content: string, locale: Locale) {
    const sender = await signOnAs();
    const request = await sendAndAsk(sender, locale);
    changeSettings({ CLAMD_URL: clamd.url, SMTP_URL: 'smtp://127.0.0.1' });
    await clamd.pause();
    const claim = { referenceNumber: request.referenceNumber };
    const { status, body } = await answer(sender, claim, [pdf('plan.pdf', content), pdf('clean.pdf')]);
    expect({ status, held: body.data.beingChecked }).toEqual({ status: 200, held: true });
    expect((await open(request.id)).transitions).toEqual([]);
    await clamd.start();
    await settle();
    return { ...request, sender };
  }

  test('files of an answer wait, and no second receipt is sent when they are clean', async () => {
    const { id, referenceNumber } = await sendUnchecked('clean', 'en');
    const { status, beingChecked, transitions } = await open(id);
    expect({ status, beingChecked }).toEqual({ status: 'underReview', beingChecked: false });
    expect(transitions).toContain('answered');
    expect((await listMails(referenceNumber)).map(({ kind }) => kind)).toEqual(['changed']);
  });

  test('an infected file returns the request to its sender; the files of the form stay', async () => {
    const { id, referenceNumber, sender } = await sendUnchecked(VIRUS, 'tr');
    const opened = await open(id);
    const note = messagesOf('tr', 'requests').infected.answerNote.replace('{name}', 'plan.pdf');
    expect(opened).toMatchObject({ status: 'moreInformationRequested', beingChecked: false });
    expect(opened.history.at(-1)).toMatchObject({ by: 'staff', note });
    expect(opened.history.flatMap(({ files }: { files: unknown[] }) => files)).toEqual([]);
    expect(opened.files).toHaveLength(1);
    expect((await listMails(referenceNumber)).at(-1)?.data).toContain('plan.pdf');
    restoreSettings();
    expect((await answer(sender, { referenceNumber }, [pdf('plan.pdf')])).status).toBe(200);
  });
});
