/** Requirements: DRAFT-01, DRAFT-02, DRAFT-04, DRAFT-06, DRAFT-07, AWARD-15 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Key } from '@/lib/auth/rules/sealed-token';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { call, register, signOnAs } from '../../support/api/api-client';
import { deleteDraft, readDrafts, saveDraft } from '../../support/award/drafts';
import { messagesOf } from '../../support/i18n/messages';

jest.mock('@/lib/auth/tokens/secrets', () => {
  const secrets = jest.requireActual<typeof import('@/lib/auth/tokens/secrets')>('@/lib/auth/tokens/secrets');
  return { ...secrets, loadKeys: jest.fn(secrets.loadKeys) };
});
const keysOf = jest.mocked(loadKeys);

/** Runs with another key for sealing; the earlier one opens what it sealed only if it is kept. */
async function withNewKey<Result>(isKept: boolean, run: () => Promise<Result>): Promise<Result> {
  const actual = keysOf.getMockImplementation() ?? loadKeys;
  const fresh = new Uint8Array(randomBytes(32)) as Key;
  keysOf.mockImplementation((purpose) => {
    const { key, older } = actual(purpose);
    return purpose === 'subjects' ? { key: fresh, older: isKept ? [key, ...older] : [] } : { key, older };
  });
  try {
    return await run();
  } finally {
    keysOf.mockImplementation(actual);
  }
}

const DAY_MS = 86_400_000;
const PAST = { durationFrom: '2025-01-13', durationTo: '2025-03-31' };
const setWindow = async (register: typeof PAST | 'default') =>
  writeConfiguration(await openDatabase(), { windows: { register } }, new Date());
afterEach(() => setWindow('default'));

const TITLE = 'إدارة الحشود في منى';
const values = { researchTitle: TITLE, gender: '1' };

async function enter() {
  const subject = randomUUID();
  return { subject, token: await signOnAs(subject) };
}

const readRow = async (subject: string) =>
  (await openDatabase())
    .selectFrom('form_draft')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirst();

test('another device reads step and answers, which the database has only sealed', async () => {
  const person = await enter();
  const { status, body } = await saveDraft(person, { step: 3, values });
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { version: 1 } } });
  const elsewhere = { subject: person.subject, token: await signOnAs(person.subject) };
  expect(await readDrafts(elsewhere)).toEqual([
    {
      form: 'register',
      version: 1,
      step: 3,
      values,
      savedAt: body.data.savedAt,
      until: expect.any(String),
      files: [],
    },
  ]);
  expect(JSON.stringify(await readRow(person.subject))).not.toContain(TITLE);
  expect(await readDrafts(await enter())).toEqual([]);
});

test('a save that has not seen another device’s is refused; the same answers again are saved once', async () => {
  const person = await enter();
  await saveDraft(person, { values });
  expect(await saveDraft(person, { version: 1, step: 2, values })).toMatchObject({
    body: { data: { version: 2 } },
  });
  expect(await saveDraft(person, { version: 1, step: 2, values })).toMatchObject({
    status: 200,
    body: { data: { version: 2 } },
  });
  const late = await saveDraft(person, { version: 1, values: { researchTitle: 'غيره' } });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'draftMoved', message: messagesOf('en', 'errors').draftMoved },
  });
  expect(await readDrafts(person)).toMatchObject([{ version: 2, values }]);
});

test('of parallel saves with different answers one is stored', async () => {
  const person = await enter();
  for (const version of [0, 1]) {
    const titles = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(
      titles.map((researchTitle) =>
        saveDraft(person, { version, values: { researchTitle: `${version}${researchTitle}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const title = titles[answers.findIndex(({ status }) => status === 200)];
    expect(await readDrafts(person)).toMatchObject([
      { version: version + 1, values: { researchTitle: `${version}${title}` } },
    ]);
  }
});

test('a page that was rendered for somebody else saves nothing', async () => {
  const [person, other] = [await enter(), await enter()];
  expect(await saveDraft(other, { owner: person.subject, values })).toMatchObject({
    status: 409,
    body: { code: 'draftOther' },
  });
  expect(await readDrafts(other)).toEqual([]);
  expect(await readDrafts(person)).toEqual([]);
});

test.each([
  ['a question that the form does not have', { values: { iban: 'SA00' } }, 422],
  ['an answer that is an object', { values: { researchTitle: { a: 1 } } }, 422],
  ['a step that the form does not have', { step: 4 }, 422],
  ['a negative version', { version: -1 }, 422],
  ['a form without drafts', { form: 'contact' as 'register' }, 422],
  ['more than 64 kB', { values: { researchSummary: 'ا'.repeat(40_000) } }, 413],
])('%s is refused', async (_name, draft, status) => {
  const person = await enter();
  expect((await saveDraft(person, draft)).status).toBe(status);
  expect(await readRow(person.subject)).toBeUndefined();
});

test('a draft opens with an earlier key; without it, it is empty and can be replaced', async () => {
  const person = await enter();
  await saveDraft(person, { values });
  await withNewKey(true, async () => {
    expect(await readDrafts(person)).toMatchObject([{ version: 1, values }]);
    expect((await saveDraft(person, { version: 1, step: 2, values })).status).toBe(200);
  });
  jest.spyOn(console, 'error').mockImplementation();
  expect(await readDrafts(person)).toMatchObject([{ version: 2, step: 1, values: {} }]);
  expect((await saveDraft(person, { version: 2, values })).status).toBe(200);
  expect(await readDrafts(person)).toMatchObject([{ version: 3, values }]);
});

test('a text that was moved to another person’s row, or damaged, does not open', async () => {
  const [person, other] = [await enter(), await enter()];
  await saveDraft(person, { step: 2, values });
  await saveDraft(other, { values: {} });
  const db = await openDatabase();
  const { sealed = '' } = (await readRow(person.subject)) ?? {};
  const put = (text: string) =>
    db.updateTable('form_draft').set({ sealed: text }).where('subject', '=', other.subject).execute();
  await put(sealed);
  expect(await readDrafts(other)).toMatchObject([{ version: 1, step: 1, values: {} }]);
  jest.spyOn(console, 'error').mockImplementation();
  await put(`${sealed.slice(0, -8)}AAAAAAAA`);
  expect(await readDrafts(other)).toMatchObject([{ version: 1, step: 1, values: {} }]);
  // It can still be replaced.
  expect((await saveDraft(other, { version: 1, values })).status).toBe(200);
});

test('after the window has closed a draft can be read and deleted, and not changed', async () => {
  const person = await enter();
  await saveDraft(person, { values });
  await setWindow(PAST);
  expect(await saveDraft(person, { version: 1, values: {} })).toMatchObject({
    status: 409,
    body: { code: 'awardEnded' },
  });
  expect(await readDrafts(person)).toMatchObject([{ values }]);
  expect((await deleteDraft(person, 'register')).status).toBe(200);
  expect((await deleteDraft(person, 'register')).status).toBe(200);
  expect(await readDrafts(person)).toEqual([]);
});

test('registering deletes the draft; a save that is still on its way does not bring it back', async () => {
  const person = await enter();
  await saveDraft(person, { values });
  expect((await register(person.token)).status).toBe(200);
  expect(await readDrafts(person)).toEqual([]);
  expect((await saveDraft(person, { version: 1, values })).status).toBe(409);
  expect(await readDrafts(person)).toEqual([]);
});

test('a draft is deleted thirty days after its last change', async () => {
  const person = await enter();
  const { body } = await saveDraft(person, { values });
  const db = await openDatabase();
  const after = (days: number) => new Date(Date.parse(body.data.savedAt) + days * DAY_MS);
  await applyRetention(db, after(RETENTION_DAYS.draft - 1), false);
  await applyRetention(db, after(RETENTION_DAYS.draft + 1), true);
  expect(await readRow(person.subject)).toMatchObject({ version: 1 });
  expect((await applyRetention(db, after(RETENTION_DAYS.draft + 1), false)).drafts).toBeGreaterThan(0);
  expect(await readRow(person.subject)).toBeUndefined();
});

test('a person’s export contains drafts, also without an application', async () => {
  const person = await enter();
  expect((await call('exportMine', { token: person.token })).status).toBe(404);
  await saveDraft(person, { step: 2, values });
  const { status, body } = await call('exportMine', { token: person.token });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { applications: [], drafts: [{ edition: 2025, form: 'register', step: 2, values, files: [] }] },
  });
  const db = await openDatabase();
  const events = await db
    .selectFrom('event')
    .select('kind')
    .where('entity', '=', 'form_draft')
    .where('actor', '=', person.subject)
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['created', 'exported']);
});
