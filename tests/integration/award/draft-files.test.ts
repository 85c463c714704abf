/** Requirements: DRAFT-03, DRAFT-05, DRAFT-06, FILE-03, FILE-05 */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { openDatabase } from '@/lib/server/db/open';
import { createUploadFolder, getUploadFolder } from '@/lib/server/files/folder';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { call, makeForm, register, signOnAs, submit } from '../../support/api/api-client';
import {
  addDraftFile,
  deleteDraft,
  readDrafts,
  removeDraftFile,
  saveDraft,
} from '../../support/award/drafts';
import { makePdf } from '../../support/files/pdf';
import { messagesOf } from '../../support/i18n/messages';

const DAY_MS = 86_400_000;
const identity = { slot: 'CVFile', name: 'identity.pdf', content: makePdf('identity') };
const extra = (name: string) => ({ slot: 'ExtraSupportiveFiles', name, content: makePdf(name) });

async function enter() {
  const subject = randomUUID();
  const person = { subject, token: await signOnAs(subject) };
  await register(person.token);
  return person;
}
type Person = Awaited<ReturnType<typeof enter>>;

async function countFiles(): Promise<number> {
  await createUploadFolder();
  return (await readdir(getUploadFolder())).length;
}

const listNames = async (person: Person) =>
  (await readDrafts(person)).flatMap(({ files }) => files.map(({ name }) => name));

/** The submission with the ids of stored files in place of files. */
function makeNamed(named: readonly [slot: string, id: string][]): FormData {
  const form = makeForm([]);
  for (const [slot, id] of named) form.append(slot, id);
  return form;
}

const submitNamed = (person: Person, ...named: [slot: string, id: string][]) =>
  submit(person.token, makeNamed(named));

test('another device sees name and size of a file, which the submission names instead of sending it', async () => {
  const before = await countFiles();
  const person = await enter();
  const { body } = await addDraftFile(person, identity);
  await addDraftFile(person, extra('unused.pdf'));
  await saveDraft(person, { form: 'submit', values: { verifiedOriginalResearch: true } });
  expect(await readDrafts(person)).toMatchObject([
    {
      form: 'submit',
      version: 1,
      values: { verifiedOriginalResearch: true },
      files: [
        { id: body.data.id, slot: 'CVFile', name: 'identity.pdf', size: identity.content.byteLength },
        { slot: 'ExtraSupportiveFiles', name: 'unused.pdf' },
      ],
    },
  ]);
  expect(await countFiles()).toBe(before + 2);
  const first = await submitNamed(person, ['CVFile', body.data.id]);
  expect(first.status).toBe(200);
  // A retry after a lost response names a file of the submission.
  expect((await submitNamed(person, ['CVFile', body.data.id])).body).toEqual(first.body);
  expect(await readDrafts(person)).toEqual([]);
  expect(await countFiles()).toBe(before + 1);
  const { body: mine } = await call('getMyRequest', { token: person.token });
  expect(mine.data?.projectRegisteration?.files).toMatchObject([{ id: body.data.id, name: 'identity.pdf' }]);
});

test('a submission may name some files and contain others', async () => {
  const person = await enter();
  const { body } = await addDraftFile(person, extra('1.pdf'));
  const form = makeNamed([['ExtraSupportiveFiles', body.data.id]]);
  for (const file of [identity, extra('2.pdf')])
    form.append(file.slot, new Blob([file.content as BlobPart]), file.name);
  expect((await submit(person.token, form)).status).toBe(200);
  const { body: mine } = await call('getMyRequest', { token: person.token });
  expect(mine.data?.projectRegisteration?.files.map(({ name }) => name)).toEqual([
    'identity.pdf',
    '1.pdf',
    '2.pdf',
  ]);
});

test('a file that was removed on another device is named in the answer, and nothing is stored', async () => {
  const person = await enter();
  const { body } = await addDraftFile(person, identity);
  expect((await removeDraftFile(person, body.data.id)).status).toBe(200);
  const { status, body: refused } = await submitNamed(person, ['CVFile', body.data.id]);
  expect({ status, refused }).toMatchObject({
    status: 422,
    refused: { code: 'files', fields: { CVFile: 'gone' } },
  });
  expect(refused.message).toContain(messagesOf('en', 'uploader').errors.gone);
  expect((await call('getMyRequest', { token: person.token })).body.data?.scholarshipRequestStatus).toBe(2);
});

test('a submission and the removal of its file at once leave a complete submission or none', async () => {
  const person = await enter();
  const { body } = await addDraftFile(person, identity);
  const [sent] = await Promise.all([
    submitNamed(person, ['CVFile', body.data.id]),
    removeDraftFile(person, body.data.id),
  ]);
  const { body: mine } = await call('getMyRequest', { token: person.token });
  const files = mine.data?.projectRegisteration?.files ?? [];
  expect([sent.status, files.length]).toEqual(sent.status === 200 ? [200, 1] : [422, 0]);
});

test('nobody can name, remove or see the file of another person, or put it into another question', async () => {
  const [person, other] = [await enter(), await enter()];
  const { body } = await addDraftFile(person, identity);
  expect((await submitNamed(other, ['CVFile', body.data.id])).body.fields).toEqual({ CVFile: 'gone' });
  expect((await submitNamed(person, ['ResearchPlanFile', body.data.id])).body.fields).toEqual({
    ResearchPlanFile: 'gone',
  });
  await removeDraftFile(other, body.data.id);
  expect(await listNames(other)).toEqual([]);
  expect(await listNames(person)).toEqual(['identity.pdf']);
  expect(await removeDraftFile(other, body.data.id, person.subject)).toMatchObject({ status: 409 });
  expect(await addDraftFile(other, identity, person.subject)).toMatchObject({
    status: 409,
    body: { code: 'draftOther' },
  });
  expect(await listNames(other)).toEqual([]);
});

test('a question for one file replaces it, the same file again is stored once', async () => {
  const before = await countFiles();
  const person = await enter();
  const { body } = await addDraftFile(person, identity);
  expect((await addDraftFile(person, identity)).body).toEqual(body);
  await addDraftFile(person, { ...identity, name: 'passport.pdf' });
  expect(await listNames(person)).toEqual(['passport.pdf']);
  expect(await countFiles()).toBe(before + 1);
});

test('of seven files that arrive at once five are stored', async () => {
  const before = await countFiles();
  const person = await enter();
  const names = ['1', '2', '3', '4', '5', '6', '7'].map((name) => `${name}.pdf`);
  const answers = await Promise.all(names.map((name) => addDraftFile(person, extra(name))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422, 422]);
  expect(await listNames(person)).toHaveLength(5);
  expect(await countFiles()).toBe(before + 5);
});

test.each([
  ['a file that is not a PDF', { ...identity, content: Buffer.from('GIF89a') }, 422, 'wrongType'],
  ['the same name and size twice', extra('1.pdf'), 422, 'duplicate'],
  ['a question that does not exist', { ...identity, slot: 'researchTitle' }, 400, undefined],
])('%s is refused and not kept', async (_name, file, status, error) => {
  const person = await enter();
  await addDraftFile(person, { ...extra('1.pdf'), content: makePdf('2.pdf') });
  const before = await countFiles();
  const answer = await addDraftFile(person, file);
  expect(answer.status).toBe(status);
  expect(Object.values(answer.body.fields ?? {})).toEqual(error ? [error] : []);
  expect(await countFiles()).toBe(before);
  expect(await listNames(person)).toEqual(['1.pdf']);
});

test('without a registration no file is kept', async () => {
  const subject = randomUUID();
  const before = await countFiles();
  const answer = await addDraftFile({ subject, token: await signOnAs(subject) }, identity);
  expect(answer).toMatchObject({ status: 409, body: { code: 'registrationRequired' } });
  expect(await countFiles()).toBe(before);
});

test('files are deleted with their draft: by its person, and when it is too old', async () => {
  const before = await countFiles();
  const [person, other] = [await enter(), await enter()];
  await addDraftFile(person, identity);
  await addDraftFile(other, identity);
  await deleteDraft(person, 'submit');
  expect(await countFiles()).toBe(before + 1);
  const after = new Date(Date.now() + (RETENTION_DAYS.draft + 1) * DAY_MS);
  await applyRetention(await openDatabase(), after, false);
  expect(await countFiles()).toBeLessThanOrEqual(before);
});
