/** Requirements: PUBLISH-01, PUBLISH-02, PUBLISH-05, PUBLISH-06, PUBLISH-07, PUBLISH-08, PUBLISH-09 */
import { inTransaction } from '@/lib/database/in-transaction';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { publishDue } from '@/lib/server/publications/drafts/publish-version';
import { removePublication } from '@/lib/server/publications/save';
import { workAs } from '../../support/admin/staff';
import { call, callPath, visit } from '../../support/api/api-client';
import { makePublication } from '../../support/publications/publication';
import { publish } from '../../support/publications/publish';

async function post(path: string, token: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await callPath(`Desk/${path}`, {
    method: 'POST',
    token,
    headers,
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  return { status: response.status, code: answer.code, fields: answer.fields, version: answer.data?.version };
}

async function open(token: string, id: string) {
  const response = await callPath(`Desk/OpenDraft?id=${id}`, { token });
  return (await response.json()).data;
}

async function readTitle(id: string): Promise<string | null> {
  const { body } = await call('listNews', { token: await visit(), locale: 'en' });
  return body.data.find((item) => item.id === id)?.title ?? null;
}

const save = (id: string, version: number, words: Record<string, string>, locale = 'en') => ({
  ...{ id, version, locale, words },
  ...{ confirmed: [], addresses: {}, splitsParagraphs: true },
});

/** Imports a draft and has it approved. @returns the tokens, and the version of the draft */
async function approve(id: string) {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  await post('ImportPublications', editor, { text: JSON.stringify([makePublication(id)]) });
  const { version } = await open(editor, id);
  const submitted = await post('SubmitDraft', editor, { id, version });
  const judged = await post('JudgeDraft', publisher, { id, version: submitted.version, verdict: 'approve' });
  return { editor, publisher, version: judged.version };
}

afterEach(async () => {
  const db = await openDatabase();
  for (const table of ['publication', 'publication_draft', 'publication_version', 'search_document'] as const)
    await db.deleteFrom(table).execute();
});

test('an import becomes a draft that another person approves before readers see it', async () => {
  const { editor, publisher, version } = await approve('one');
  expect(await readTitle('one')).toBeNull();
  expect((await post('PublishDraft', editor, { id: 'one', version, when: 'now' })).status).toBe(403);
  const published = await post('PublishDraft', publisher, { id: 'one', version, when: 'now' });
  expect(published.status).toBe(200);
  expect(await readTitle('one')).toBe('News one of the ministry');
  expect(await open(editor, 'one')).toMatchObject({ state: 'published', livePath: '/NewsDetails/one' });
});

test('nobody approves what they wrote, not even administrators', async () => {
  const administrator = await workAs('administrator');
  await post('ImportPublications', administrator, { text: JSON.stringify([makePublication('own')]) });
  const { version } = await open(administrator, 'own');
  const submitted = await post('SubmitDraft', administrator, { id: 'own', version });
  const own = { id: 'own', version: submitted.version, verdict: 'approve' };
  expect(await post('JudgeDraft', administrator, own)).toMatchObject({ status: 409, code: 'secondPerson' });
  expect((await post('JudgeDraft', await workAs('administrator'), own)).status).toBe(200);
});

test('a draft that lacks a text in one language is not reviewed', async () => {
  const editor = await workAs('editor');
  const created = await post('CreateDraft', editor, { kind: 'news', id: 'new', title: 'خبر' });
  expect(await post('SubmitDraft', editor, { id: 'new', version: created.version })).toMatchObject({
    status: 409,
    code: 'draftIncomplete',
  });
  const { findings } = await open(editor, 'new');
  expect(new Set(findings.map((finding: { locale: string }) => finding.locale))).toEqual(
    new Set(LOCALE_CODES),
  );
  const again = await post('CreateDraft', editor, { kind: 'guide', id: 'new', title: 'دليل' });
  expect([again.status, again.fields]).toEqual([422, { id: 'taken' }]);
});

test('a save over a newer version is refused and changes nothing', async () => {
  const [first, second] = [await workAs('editor'), await workAs('editor')];
  await post('CreateDraft', first, { kind: 'news', id: 'shared', title: 'خبر' });
  expect((await post('SaveDraft', first, save('shared', 1, { title: 'Mine' }))).version).toBe(2);
  const late = await post('SaveDraft', second, save('shared', 1, { title: 'Theirs' }));
  expect(late).toMatchObject({ status: 409, code: 'publicationMoved' });
  expect((await open(first, 'shared')).draft.words.en.title).toBe('Mine');
  expect((await post('SaveDraft', first, save('shared', 2, { title: 'Mine' }))).version).toBe(2);
});

test('an edit withdraws the approval and the schedule; readers see the old text until the next version', async () => {
  const { editor, publisher, version } = await approve('two');
  const live = await post('PublishDraft', publisher, { id: 'two', version, when: 'now' });
  const edited = await post('SaveDraft', editor, save('two', live.version, { title: 'Second title' }));
  const submitted = await post('SubmitDraft', editor, { id: 'two', version: edited.version });
  const approved = await post('JudgeDraft', publisher, {
    ...{ id: 'two', version: submitted.version, verdict: 'approve' },
  });
  const later = { id: 'two', version: approved.version, when: 'later', day: '2030-01-01', hour: 9 };
  const scheduled = await post('PublishDraft', publisher, later);
  expect(await open(editor, 'two')).toMatchObject({
    state: 'scheduled',
    publishAt: '2030-01-01T06:00:00.000Z',
  });
  await post('SaveDraft', editor, save('two', scheduled.version, { title: 'Third title' }));
  await publishDue(await openDatabase(), () => new Date('2030-01-02T00:00:00Z'));
  expect(await open(editor, 'two')).toMatchObject({ state: 'draft', publishAt: null });
  expect(await readTitle('two')).toBe('News two of the ministry');
});

test('a version that is due is published once, by one of two instances, with its scheduled hour', async () => {
  const { publisher, version } = await approve('due');
  const later = { id: 'due', version, when: 'later', day: '2030-01-01', hour: 9 };
  await post('PublishDraft', publisher, later);
  const past = await post('PublishDraft', publisher, { ...later, version: version + 1, day: '2020-01-01' });
  expect([past.status, past.fields]).toEqual([422, { day: 'tooEarly' }]);
  const db = await openDatabase();
  await publishDue(db, () => new Date('2030-01-01T05:59:59Z'));
  expect(await readTitle('due')).toBeNull();
  const at = () => new Date('2030-01-01T06:00:00Z');
  await Promise.all([publishDue(db, at), publishDue(db, at)]);
  const rows = await db.selectFrom('publication').select('published_at').where('id', '=', 'due').execute();
  expect(rows).toEqual([{ published_at: '2030-01-01T06:00:00.000Z' }]);
  const events = await db
    .selectFrom('event')
    .select('id')
    .where('entity_id', '=', 'due')
    .where('kind', '=', 'published')
    .execute();
  expect(events).toHaveLength(1);
});

test('undo shows readers what they saw before, also an import, and leaves the draft', async () => {
  await publish(makePublication('live'));
  const { publisher, editor } = await approve('other');
  const { version } = await open(editor, 'live');
  const edited = await post('SaveDraft', editor, save('live', version, { title: 'New title' }));
  const submitted = await post('SubmitDraft', editor, { id: 'live', version: edited.version });
  const approved = await post('JudgeDraft', publisher, {
    ...{ id: 'live', version: submitted.version, verdict: 'approve' },
  });
  const done = await post('PublishDraft', publisher, { id: 'live', version: approved.version, when: 'now' });
  expect(await readTitle('live')).toBe('New title');
  const undone = await post('UndoPublishing', publisher, { id: 'live', version: done.version });
  expect(await readTitle('live')).toBe('News live of the ministry');
  expect(await open(editor, 'live')).toMatchObject({
    state: 'approved',
    draft: { words: { en: { title: 'New title' } } },
  });
  expect((await post('UndoPublishing', publisher, { id: 'live', version: undone.version })).status).toBe(409);

  const removed = await post('RemovePublication', publisher, { id: 'live' });
  expect(await readTitle('live')).toBeNull();
  expect((await post('UndoPublishing', publisher, { id: 'live', version: removed.version })).status).toBe(
    200,
  );
  expect(await readTitle('live')).toBe('News live of the ministry');
});

test('a publication that was imported later is edited as readers see it', async () => {
  const { editor, publisher, version } = await approve('again');
  await post('PublishDraft', publisher, { id: 'again', version, when: 'now' });
  const changed = makePublication('again');
  changed.texts.en.title = 'Imported title';
  await publish(changed);
  expect((await open(editor, 'again')).draft.words.en.title).toBe('Imported title');
});

test('a returned draft has the note of its reviewer, and can be exported once it is published', async () => {
  const [editor, publisher] = [await workAs('editor'), await workAs('publisher')];
  await post('ImportPublications', editor, { text: JSON.stringify([makePublication('back')]) });
  const { version } = await open(editor, 'back');
  const submitted = await post('SubmitDraft', editor, { id: 'back', version });
  const verdict = { id: 'back', version: submitted.version, verdict: 'return' };
  expect((await post('JudgeDraft', publisher, { ...verdict, note: ' ' })).fields).toEqual({
    note: 'required',
  });
  expect((await post('JudgeDraft', publisher, { ...verdict, note: 'Shorter' })).status).toBe(200);
  expect(await open(editor, 'back')).toMatchObject({ state: 'draft', note: 'Shorter' });
  expect((await callPath('Desk/ExportPublication?id=back', { token: editor })).status).toBe(404);
  await publish(makePublication('out'));
  const file = await callPath('Desk/ExportPublication?id=out', { token: editor });
  expect(file.headers.get('content-disposition')).toContain('out.json');
  const [item] = (await file.json()) as ReturnType<typeof makePublication>[];
  expect(item?.texts).toEqual(makePublication('out').texts);
  const db = await openDatabase();
  await inTransaction(db, (tx) => removePublication(tx, 'out', new Date()));
  expect((await callPath('Desk/OpenDraft?id=out', { token: editor })).status).toBe(404);
});
