/** Requirements: ADMIN-12, ADMIN-18, REQUEST-04, REQUEST-07, FILE-12 */
import { readdirSync } from 'node:fs';
import { now } from '@/lib/env/clock';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { createUploadFolder, getUploadFolder } from '@/lib/server/files/folder';
import { sweepUploads } from '@/lib/server/files/sweep';
import { renderMail } from '@/lib/server/mail/render-mail';
import { removeOldRequests } from '@/lib/server/maintenance/service-retention';
import { sendDueChanges } from '@/lib/server/requests/work/pending-changes';
import {
  findByNumber,
  hire,
  type Member,
  openAtDesk,
  passUndoTime,
  post,
  propose,
  replyFile,
  sendRequest,
} from '../../support/admin/request-desk';
import { callPath, type FormFile, signOnAs, visit } from '../../support/api/api-client';
import { VIRUS } from '../../support/files/clamd-server';
import { createScanner } from '../../support/files/scanner';
import { messagesOf } from '../../support/i18n/messages';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const contact = getForm('contact');
const EMAIL = 'files@example.sa';
const DAY_MS = 86_400_000;
const NOTE = 'The forms are attached.';

let clerk: Member;
let colleague: Member;
beforeAll(async () => {
  clerk = await hire('Clerk', 'requests');
  colleague = await hire('Colleague', 'requests');
});
afterEach(restoreSettings);

async function listStored(): Promise<string[]> {
  await createUploadFolder();
  return readdirSync(getUploadFolder()).sort();
}

const download = (key: string) => callPath(`Requests/GetFile?${new URLSearchParams({ key })}`);
const documentsOf = async (number: string) =>
  (await findByNumber(number, EMAIL)).body.data.history.flatMap(({ documents }) => documents);

test('a reply brings files: its author sees them, the sender downloads them once it is sent, and not before', async () => {
  const { id, reference_number } = await sendRequest(contact, { email: EMAIL });
  const { status } = await propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf'), replyFile('مخطط.pdf')]);
  expect(status).toBe(200);
  const { pending } = await openAtDesk(clerk, id);
  expect(pending?.files.map(({ name }) => name)).toEqual(['plan.pdf', 'مخطط.pdf']);
  expect((await openAtDesk(colleague, id)).pending).toBeNull();
  expect(await documentsOf(reference_number)).toEqual([]);
  await passUndoTime(id);
  await sendDueChanges(await openDatabase());
  const [, second] = await documentsOf(reference_number);
  expect(second).toMatchObject({ name: 'مخطط.pdf', size: pending?.files[1]?.size });
  const file = await download(second?.key ?? '');
  expect(file.headers.get('content-disposition')).toContain(`${reference_number}-replyFiles-2.pdf`);
  expect((await file.arrayBuffer()).byteLength).toBe(second?.size);
  const entry = (await openAtDesk(clerk, id)).history.at(-1);
  expect(entry?.files.map(({ name }) => name)).toEqual(['plan.pdf', 'مخطط.pdf']);
  const atDesk = await callPath(`Desk/GetRequestFile?id=${entry?.files[0]?.id}`, { token: colleague.token });
  expect(atDesk.status).toBe(200);
});

test('the signed-in sender gets the same links; a key that is forged or an hour old opens nothing', async () => {
  const sender = await signOnAs();
  const { id } = await sendRequest(contact, { token: sender, email: EMAIL });
  await propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf')]);
  await post('sendChangeNow', clerk, { id });
  const mine = await (await callPath('Requests/GetMine', { token: sender })).json();
  const [{ key }] = mine.data[0].history.at(-1).documents;
  expect((await download(key)).status).toBe(200);
  const { body } = await findByNumber(mine.data[0].referenceNumber, 'other@example.sa');
  expect(body).toMatchObject({ code: 'requestUnknown' });
  const stored = await (await openDatabase())
    .selectFrom('service_request_file')
    .select(['id', 'storage_key'])
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  for (const forged of [stored.id, stored.storage_key, `${key.slice(0, -3)}AAA`, sender, ''])
    expect((await download(forged)).status).toBe(404);
  expect((await callPath('Requests/GetFile')).status).toBe(422);
  jest.useFakeTimers({
    now: Date.now() + DAY_MS / 24 + 1000,
    advanceTimers: true,
    doNotFake: ['performance'],
  });
  const late = await download(key);
  jest.useRealTimers();
  expect(await late.json()).toMatchObject({ code: 'linkOver' });
});

test('undoing removes the files; after it was sent they stay', async () => {
  const before = await listStored();
  const { id } = await sendRequest(contact);
  await propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf')]);
  expect(await listStored()).toHaveLength(before.length + 1);
  expect((await post('undoChange', colleague, { id })).status).toBe(409);
  const undone = await post('undoChange', clerk, { id });
  expect(undone.body.data).toMatchObject({ note: NOTE, removedFiles: 1 });
  expect(await listStored()).toEqual(before);
  await propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf')]);
  await post('sendChangeNow', clerk, { id });
  expect((await post('undoChange', clerk, { id })).body).toMatchObject({ code: 'changeMade' });
  expect(await listStored()).toHaveLength(before.length + 1);
});

test('a refused reply stores nothing: too many files, other types, a second reply, another office', async () => {
  const before = await listStored();
  const { id } = await sendRequest(contact);
  const six = ['1', '2', '3', '4', '5', '6'].map((name) => replyFile(`${name}.pdf`));
  const text: FormFile = { slot: 'replyFiles', name: 'notes.pdf', content: Buffer.from('text') };
  const large: FormFile = {
    slot: 'replyFiles',
    name: 'large.pdf',
    content: Buffer.alloc(2_100_000, '%PDF-1.7'),
  };
  const other: FormFile = { ...replyFile('plan.pdf'), slot: 'proposal' };
  const twice = [replyFile('plan.pdf', 'same'), replyFile('copy.pdf', 'same')];
  const stranger = await hire('Stranger', 'appointments');
  const refusals = [
    await propose(clerk, { id }, six),
    await propose(clerk, { id }, [text]),
    await propose(clerk, { id }, [large]),
    await propose(clerk, { id }, twice),
    await propose(clerk, { id }, [other]),
    await propose(clerk, { id, version: 2 }, [replyFile('plan.pdf')]),
    await propose(clerk, { id, keptFiles: [id] }),
    await propose(stranger, { id }, [replyFile('plan.pdf')]),
    await propose({ token: await visit() }, { id }, [replyFile('plan.pdf')]),
  ];
  expect(refusals.map(({ status, body }) => [status, body.code, body.fields])).toEqual([
    [422, 'files', { 'replyFiles.5': 'tooMany' }],
    [422, 'files', { 'replyFiles.0': 'wrongType' }],
    [422, 'files', { 'replyFiles.0': 'tooLarge' }],
    [422, 'files', { 'replyFiles.1': 'duplicate' }],
    [400, 'malformed', undefined],
    [409, 'requestMoved', undefined],
    [409, 'requestMoved', undefined],
    [404, 'notFound', undefined],
    [401, 'signInRequired', undefined],
  ]);
  expect(await listStored()).toEqual(before);
  const both = await Promise.all([
    propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf')]),
    propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf')]),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listStored()).toHaveLength(before.length + 1);
});

test('a reply that returns keeps its files; its author sends some of them with the next one', async () => {
  const before = await listStored();
  const { id } = await sendRequest(contact, { email: EMAIL });
  await propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf'), replyFile('old.pdf')]);
  await post('changeServiceRequest', colleague, { id, version: 1, to: 'underReview' });
  await passUndoTime(id);
  await sendDueChanges(await openDatabase());
  const { pending } = await openAtDesk(clerk, id);
  expect(pending?.isReturned).toBe(true);
  const [plan] = pending?.files ?? [];
  expect(plan?.name).toBe('plan.pdf');
  const stolen = await propose(colleague, { id, version: 2, keptFiles: [plan?.id ?? ''] });
  expect(stolen.body).toMatchObject({ code: 'requestMoved' });
  const again = { id, version: 2, note: NOTE, keptFiles: [plan?.id ?? ''] };
  const five = ['1', '2', '3', '4', '5'].map((name) => replyFile(`${name}.pdf`));
  expect((await propose(clerk, again, five)).body).toMatchObject({ code: 'files' });
  expect((await propose(clerk, again, [replyFile('new.pdf')])).status).toBe(200);
  expect(await listStored()).toHaveLength(before.length + 2);
  await post('sendChangeNow', clerk, { id });
  const sent = (await openAtDesk(clerk, id)).history.at(-1)?.files;
  expect(sent?.map(({ name }) => name)).toEqual(['plan.pdf', 'new.pdf']);
});

test('a file is undone or sent, never lost and never both', async () => {
  const db = await openDatabase();
  for (let round = 0; round < 5; round += 1) {
    const before = await listStored();
    const { id, reference_number } = await sendRequest(contact, { email: EMAIL });
    await propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf')]);
    await passUndoTime(id);
    const [undone] = await Promise.all([post('undoChange', clerk, { id }), sendDueChanges(db)]);
    const documents = await documentsOf(reference_number);
    expect(documents).toHaveLength(undone.status === 409 ? 1 : 0);
    expect(await listStored()).toHaveLength(before.length + documents.length);
  }
});

test('the mail names the files, says where they wait, and does not carry them', async () => {
  changeSettings({ SMTP_URL: 'smtp://127.0.0.1' });
  const { id } = await sendRequest(contact, { email: EMAIL });
  await propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf')]);
  const promised = (await openAtDesk(clerk, id)).pending?.mail?.text;
  await post('sendChangeNow', clerk, { id });
  const { data, locale } = await (await openDatabase())
    .selectFrom('outbox')
    .select(['data', 'locale'])
    .where('key', '=', `changed:${id}:2`)
    .executeTakeFirstOrThrow();
  const { text } = await renderMail({ kind: 'changed', locale: locale as 'en', data: JSON.parse(data) });
  const line = `${messagesOf(locale as 'en', 'mail').files}: plan.pdf`;
  expect(promised).toContain(line);
  expect(text).toContain(line);
  expect(Object.keys(JSON.parse(data))).not.toContain('attachments');
});

describe('with a virus scanner', () => {
  beforeEach(() => {
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
  });

  test('an infected file blocks the reply, and so does a scanner that does not respond', async () => {
    const before = await listStored();
    const clamd = await createScanner();
    changeSettings({ CLAMD_URL: clamd.url });
    const { id } = await sendRequest(contact);
    const infected = [replyFile('clean.pdf'), replyFile('bad.pdf', VIRUS)];
    const { status, body } = await propose(clerk, { id, note: NOTE }, infected);
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { 'replyFiles.1': 'infected' } });
    expect(body.message).toContain('bad.pdf');
    await clamd.pause();
    const away = await propose(clerk, { id, note: NOTE }, [replyFile('clean.pdf')]);
    expect([away.status, away.body.code]).toEqual([503, 'scannerAway']);
    expect((await openAtDesk(clerk, id)).pending).toBeNull();
    expect(await listStored()).toEqual(before);
    expect((await propose(clerk, { id, note: NOTE })).status).toBe(200);
    await clamd.stop();
  });
});

test('retention takes the files of sent and of waiting replies; the sweep leaves both alone', async () => {
  const db = await openDatabase();
  const before = await listStored();
  const sent = await sendRequest(contact);
  const waiting = await sendRequest(contact);
  await propose(clerk, { id: sent.id, note: NOTE }, [replyFile('sent.pdf')]);
  await post('sendChangeNow', clerk, { id: sent.id });
  await propose(clerk, { id: waiting.id, note: NOTE }, [replyFile('waiting.pdf')]);
  await sweepUploads(db, false, new Date(now().getTime() + DAY_MS));
  expect((await listStored()).length).toBeGreaterThanOrEqual(before.length + 2);
  await removeOldRequests(db, new Date(now().getTime() + contact.retentionDays * DAY_MS + DAY_MS), false);
  const names = await db.selectFrom('reply_file').select('id').where('request_id', '=', waiting.id).execute();
  expect(names).toEqual([]);
  expect((await listStored()).filter((name) => !name.startsWith('database-'))).toEqual([]);
});
