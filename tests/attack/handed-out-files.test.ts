/** Requirements: FILE-03, FILE-08 */

import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { post, propose, replyFile, sendRequest } from '../support/admin/request-desk';
import { workAs } from '../support/admin/staff';
import {
  call,
  callPath,
  type FormFile,
  makeForm,
  register,
  signOnAs,
  submit,
  visit,
} from '../support/api/api-client';
import { makePdf } from '../support/files/pdf';
import { sendSample } from '../support/forms/service-api';

/** Names that would make a file more than a document, or overwrite another. */
const NAMES = [
  'سيرة ذاتية.pdf',
  'cv.exe.pdf',
  '"; filename=cv.exe; x=".pdf',
  '<script>alert(1)</script>.pdf',
  '..%2F..%2Fportal.sqlite.pdf',
  'fdp.\u202eexe.pdf',
];

async function researcher(): Promise<string> {
  const token = await signOnAs();
  await register(token);
  return token;
}

const file = (name: string, content: Uint8Array = makePdf(name), slot = 'CVFile'): FormFile => ({
  slot,
  name,
  content,
});

function expectHarmless(response: Response, name: string) {
  expect({ status: response.status, ...Object.fromEntries(response.headers) }).toMatchObject({
    status: 200,
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
}

test('researchers and staff download award files under names chosen by the portal', async () => {
  const token = await researcher();
  const extra = NAMES.slice(0, 5).map((name) => file(name, makePdf(`extra ${name}`), 'ExtraSupportiveFiles'));
  const { body } = await submit(token, makeForm([file(NAMES[5] ?? ''), ...extra]));
  const mine = await call('getMyRequest', { token });
  const staff = await workAs('award');
  const files = mine.body.data?.projectRegisteration?.files ?? [];
  const slots = ['CVFile-1', ...[1, 2, 3, 4, 5].map((place) => `ExtraSupportiveFiles-${place}`)];
  expect(files).toHaveLength(slots.length);
  for (const [index, { id, url }] of files.entries()) {
    const name = `${body.data.referenceNumber}-${slots[index]}.pdf`;
    expectHarmless(await callPath(url.replace('/gateway/', ''), { token }), name);
    expectHarmless(await callPath(`Desk/GetSubmittedFile?id=${id}`, { token: staff }), name);
  }
  expect(files[1]?.name).toBe(NAMES[0]);
});

test('staff download service files under names chosen by the portal', async () => {
  const { body } = await sendSample(getForm('innovation'), { token: await visit() });
  const db = await openDatabase();
  const row = await db
    .selectFrom('service_request_file as file')
    .innerJoin('service_request as request', 'request.id', 'file.request_id')
    .select('file.id')
    .where('request.reference_number', '=', body.data.referenceNumber)
    .executeTakeFirstOrThrow();
  const office = await workAs('requests');
  const response = await callPath(`Desk/GetRequestFile?id=${row.id}`, { token: office });
  expectHarmless(response, `${body.data.referenceNumber}-proposal-1.pdf`);
});

test('senders download the files of a reply under names chosen by the portal', async () => {
  const sender = await signOnAs();
  const { id, reference_number } = await sendRequest(getForm('contact'), { token: sender });
  const office = { token: await workAs('requests') };
  const files = NAMES.slice(0, 5).map((name) => replyFile(name));
  expect((await propose(office, { id, note: 'Attached.' }, files)).status).toBe(200);
  await post('sendChangeNow', office, { id });
  const { data } = await (await callPath('Requests/GetMine', { token: sender })).json();
  const { documents } = data[0].history.at(-1);
  expect(documents).toHaveLength(files.length);
  for (const [index, { key }] of documents.entries()) {
    const response = await callPath(`Requests/GetFile?${new URLSearchParams({ key })}`);
    expectHarmless(response, `${reference_number}-replyFiles-${index + 1}.pdf`);
  }
});

const behind = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), makePdf(head)]);

test.each([
  ['a program', file('cv.exe')],
  ['a program behind a document', file('cv.pdf.exe')],
  ['a page', file('cv.html')],
  ['no ending', file('cv')],
  ['a turned name', file('cv.pdf\u202e.exe')],
  ['the head of a program', file('cv.pdf', behind('MZ\x90\0'))],
  ['the head of a page', file('cv.pdf', behind('<html><script>1</script>'))],
  ['the head of an archive', file('cv.pdf', behind('PK\x03\x04'))],
  ['an empty line first', file('cv.pdf', behind('\r\n'))],
])('%s is refused as another type', async (_what, sent) => {
  const { status, body } = await submit(await researcher(), makeForm([sent]));
  expect([status, body.fields]).toEqual([422, { CVFile: 'wrongType' }]);
});

test('an extension in capitals is accepted', async () => {
  expect((await submit(await researcher(), makeForm([file('CV.PDF')]))).status).toBe(200);
});
