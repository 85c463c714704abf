/**
 * Requirements: CALL-15, FILE-01, FILE-03, FILE-04, FILE-05, OPEN-08, SUB-01, SUB-02, SUB-03, SUB-05,
 * SUB-06, SUB-07, SUB-13
 */
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_FILE_BYTES } from '@/lib/forms/files/rules';
import { openDatabase } from '@/lib/server/db/open';
import { createUploadFolder, getUploadFolder } from '@/lib/server/files/folder';
import uploader from '@/messages/ar/uploader.json';
import {
  call,
  callPath,
  type FormFile,
  makeForm,
  register,
  signOnAs,
  submit,
} from '../../support/api/api-client';
import {
  makeDamagedPdf,
  makeEncryptedPdf,
  makePdf,
  makePdfOfSize,
  makePdfWithAttachment,
  makeScriptedPdf,
} from '../../support/files/pdf';

const cv: FormFile = { slot: 'CVFile', name: 'صورة الهوية.pdf', content: makePdf('identity') };
const extra = (name: string, content: Uint8Array = makePdf(name)): FormFile => ({
  slot: 'ExtraSupportiveFiles',
  name,
  content,
});
const everything: FormFile[] = [
  cv,
  { slot: 'RecommendationLetterFile', name: 'letter.pdf', content: makePdf('letter') },
  { slot: 'ResearchPlanFile', name: 'plan.pdf', content: makePdf('plan') },
  { slot: 'ResearchPresentationFile', name: 'model.pdf', content: makePdf('model') },
  ...['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'].map((name) => extra(name)),
];

async function registered(): Promise<string> {
  const token = await signOnAs();
  await register(token);
  return token;
}

async function listStored(): Promise<string[]> {
  await createUploadFolder();
  return readdir(getUploadFolder());
}

async function countRows(): Promise<number> {
  return (await (await openDatabase()).selectFrom('submission').select('id').execute()).length;
}

/** Runs a function and returns how many files and submissions it added. */
async function measure<T>(run: () => Promise<T>) {
  const [files, rows, result] = [(await listStored()).length, await countRows(), await run()];
  return { result, files: (await listStored()).length - files, rows: (await countRows()) - rows };
}

test('the bot-check code may be sent as a field, as in the specification', async () => {
  const form = makeForm([cv]);
  form.append('SecCode', 'counts in the header');
  expect((await submit(await registered(), form)).status).toBe(200);
});

test('nine files are stored, and the completed request lists them', async () => {
  const token = await registered();
  const { result, files, rows } = await measure(() => submit(token, makeForm(everything)));
  expect({ status: result.status, files, rows }).toEqual({ status: 200, files: 9, rows: 1 });
  const { body } = await call('getMyRequest', { token });
  expect(body.data).toMatchObject({
    scholarshipRequestStatus: 3,
    referenceNumber: result.body.data.referenceNumber,
    projectRegisteration: { verifiedOriginalResearch: true, verifiedTermsAndConditions: true },
  });
  expect(body.data?.projectRegisteration?.files.map(({ name }) => name)).toEqual(
    everything.map(({ name }) => name),
  );
});

test('acknowledgements are stored with version, language and time', async () => {
  const token = await registered();
  await submit(token, makeForm([cv]), 'ar');
  const row = await (await openDatabase())
    .selectFrom('submission')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(row).toMatchObject({ text_version: '1.8.5', text_language: 'ar', verified_original_research: 1 });
  expect(Date.parse(row?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('the identity image alone is enough, and 2 MB are allowed', async () => {
  const token = await registered();
  const largest = { ...cv, content: makePdfOfSize(MAX_FILE_BYTES) };
  expect(largest.content.byteLength).toBe(MAX_FILE_BYTES);
  expect((await submit(token, makeForm([largest]))).status).toBe(200);
});

test('the same submission again gets the same response, a different one is refused', async () => {
  const token = await registered();
  const first = await submit(token, makeForm([cv]));
  const again = await measure(() => submit(token, makeForm([cv])));
  expect(again).toMatchObject({ result: { status: 200, body: first.body }, files: 0, rows: 0 });
  const other = await measure(() => submit(token, makeForm([cv, extra('more.pdf')])));
  expect(other).toMatchObject({
    result: { status: 409, body: { code: 'awardCompleted' } },
    files: 0,
    rows: 0,
  });
  expect(other.result.body.message).toContain(first.body.data.referenceNumber);
});

test.each([0, 3])('eight copies sent %i ms apart are stored once', async (gap) => {
  const token = await registered();
  const sendNow = () => submit(token, makeForm([cv, extra('a.pdf')]));
  const send = (place: number) => sleep(place * gap).then(sendNow);
  const { result, files, rows } = await measure(() => Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(send)));
  expect(result.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(result.map(({ body }) => body.data.referenceNumber)).size).toBe(1);
  expect({ files, rows }).toEqual({ files: 2, rows: 1 });
});

test('a registration cannot be changed after the submission', async () => {
  const token = await registered();
  await submit(token, makeForm([cv]));
  expect((await register(token)).body.code).toBe('awardCompleted');
});

test('without a registration no submission is accepted', async () => {
  const { result, files, rows } = await measure(async () => submit(await signOnAs(), makeForm([cv])));
  expect({ status: result.status, code: result.body.code, files, rows }).toEqual({
    status: 409,
    code: 'registrationRequired',
    files: 0,
    rows: 0,
  });
});

const bad = (content: Uint8Array, name = 'bad.pdf'): FormFile => ({ slot: 'CVFile', name, content });

test.each([
  ['CVFile', 'empty', [bad(new Uint8Array())]],
  ['CVFile', 'wrongType', [bad(Buffer.from('GIF89a'), 'image.pdf')]],
  ['CVFile', 'wrongType', [bad(new Uint8Array(MAX_FILE_BYTES + 1))]],
  ['CVFile', 'tooLarge', [bad(makePdfOfSize(MAX_FILE_BYTES + 1))]],
  ['CVFile', 'encrypted', [bad(makeEncryptedPdf())]],
  ['CVFile', 'damaged', [bad(makeDamagedPdf())]],
  ['CVFile', 'activeContent', [bad(makeScriptedPdf())]],
  ['CVFile', 'activeContent', [bad(makePdfWithAttachment())]],
  ['CVFile', 'tooMany', [cv, bad(makePdf('second'))]],
  [
    'ExtraSupportiveFiles.1',
    'duplicate',
    [cv, extra('bad.pdf', makePdf('1')), extra('bad.pdf', makePdf('2'))],
  ],
  ['ExtraSupportiveFiles.1', 'duplicate', [cv, extra('a.pdf', makePdf('1')), extra('bad.pdf', makePdf('1'))]],
  ['ExtraSupportiveFiles.5', 'tooMany', [...everything, extra('bad.pdf')]],
  [
    'ExtraSupportiveFiles.2',
    'tooLarge',
    [cv, extra('1.pdf'), extra('2.pdf'), extra('bad.pdf', makePdfOfSize(MAX_FILE_BYTES + 1))],
  ],
] as const)('%s: %s is refused by name, and nothing of the form is stored', async (field, error, form) => {
  const token = await registered();
  const { result, files, rows } = await measure(() => submit(token, makeForm(form)));
  expect({ status: result.status, code: result.body.code, fields: result.body.fields, files, rows }).toEqual({
    status: 422,
    code: 'files',
    fields: { [field]: error },
    files: 0,
    rows: 0,
  });
  expect(result.body.message).toContain(form.at(-1)?.name);
});

test('the reason is in the caller’s language', async () => {
  const { body } = await submit(await registered(), makeForm([bad(new Uint8Array())]), 'ar');
  expect(body.message).toContain(uploader.errors.empty);
});

test('every missing acknowledgement and the missing identity image are named', async () => {
  const form = makeForm([], { verifiedOriginalResearch: 'false' });
  const { status, body } = await submit(await registered(), form, 'ar');
  expect({ status, ...body }).toEqual({
    status: 422,
    code: 'requiredFields',
    message: 'برجاء ادخل الحقول المطلوبة',
    fields: { verifiedOriginalResearch: 'requiredFields', CVFile: 'requiredFields' },
  });
});

test('empty file slots are ignored', async () => {
  const form = makeForm([cv]);
  form.append('ResearchPlanFile', new Blob([]), '');
  expect((await submit(await registered(), form)).status).toBe(200);
});

const BOUNDARY = { 'Content-Type': 'multipart/form-data; boundary=x' };
const part = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

test.each([
  ['no form at all', { 'Content-Type': 'application/json' }, '{}', 415],
  ['a form without boundary', { 'Content-Type': 'multipart/form-data' }, 'x', 415],
  ['nothing', BOUNDARY, '', 400],
  ['rubbish', BOUNDARY, 'rubbish', 400],
  ['a file without an end', BOUNDARY, `${part('CVFile')}%PDF-1.7`, 400],
  ['a file for no slot without an end', BOUNDARY, `${part('Other')}%PDF-1.7`, 400],
  ['a file for no slot', BOUNDARY, `${part('Other')}%PDF-1.7\r\n--x--\r\n`, 400],
])('%s is refused and stores nothing', async (_name, headers, body, expected) => {
  const token = await registered();
  const { result, files, rows } = await measure(() => call('submitResearch', { token, headers, body }));
  expect({ status: result.status, files, rows }).toEqual({ status: expected, files: 0, rows: 0 });
  expect(result.body.message).toEqual(expect.any(String));
});

/** A form that continues for this many megabytes, or ends there. */
function endless(megabytes: number, breaksOff: boolean): ReadableStream {
  let sent = -1;
  return new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent === 0) return controller.enqueue(Buffer.from(part('CVFile')));
      if (sent <= megabytes) return controller.enqueue(new Uint8Array(1_048_576));
      return breaksOff ? controller.error(new Error('aborted')) : controller.close();
    },
  });
}

test('a body of 300 MB is refused early and stores nothing', async () => {
  const token = await registered();
  const { result, files } = await measure(() =>
    call('submitResearch', { token, headers: BOUNDARY, body: endless(300, false) }),
  );
  expect({ status: result.status, code: result.body.code, files }).toEqual({
    status: 413,
    code: 'tooLarge',
    files: 0,
  });
});

test('a body with too large a Content-Length is refused before it is read', async () => {
  const headers = { ...BOUNDARY, 'Content-Length': '300000000' };
  const { status } = await call('submitResearch', {
    token: await registered(),
    headers,
    body: endless(1, true),
  });
  expect(status).toBe(413);
});

test('an interrupted upload stores nothing, and can be repeated', async () => {
  const token = await registered();
  const { result, files, rows } = await measure(() =>
    call('submitResearch', { token, headers: BOUNDARY, body: endless(1, true) }),
  );
  expect({ status: result.status, files, rows }).toEqual({ status: 408, files: 0, rows: 0 });
  expect((await submit(token, makeForm([cv]))).status).toBe(200);
});

describe('a stored file', () => {
  async function storeOne() {
    const token = await registered();
    await submit(token, makeForm([cv]));
    const { body } = await call('getMyRequest', { token });
    const file = body.data?.projectRegisteration?.files[0];
    return { token, path: file?.url.replace('/gateway/', '') ?? '' };
  }

  test('is returned to its owner as an inert attachment', async () => {
    const { token, path } = await storeOne();
    const response = await callPath(path, { token });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+-CVFile-1\.pdf"/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(cv.content)).toBe(true);
  });

  test('is not available to other people', async () => {
    const { path } = await storeOne();
    expect((await callPath(path, { token: await signOnAs() })).status).toBe(404);
    expect((await callPath(path)).status).toBe(401);
    expect((await callPath('files/..%2Fportal.sqlite', { token: await signOnAs() })).status).toBe(404);
  });

  test('has a random name in the data folder', async () => {
    await storeOne();
    for (const name of await listStored()) expect(name).toMatch(/^[0-9a-f-]{36}$/);
  });
});
