/** Requirements: AWARD-23, AWARD-29 */
import { randomUUID } from 'node:crypto';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { remindUnsubmitted } from '@/lib/server/award/remind';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import { renderMail } from '@/lib/server/mail/render-mail';
import { call, makeForm, register, signOnAs, submit } from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';
import { messagesOf } from '../../support/i18n/messages';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

const day = (offset: number) => toDay(new Date(Date.now() + offset * 86_400_000));
/** Opens both forms until the end of a day. */
const openUntil = async (offset: number) => {
  const window = { durationFrom: day(-30), durationTo: day(offset) };
  await writeConfiguration(
    await openDatabase(),
    { windows: { register: window, submit: window } },
    new Date(),
  );
};
beforeEach(() => openUntil(3));

const post = (token: string, reminders: string) =>
  call('setReminders', {
    token,
    body: JSON.stringify({ reminders }),
    headers: { 'Content-Type': 'application/json' },
  });
const readChoice = async (token: string) =>
  (await call('listMyApplications', { token })).body.data[0]?.reminders;

async function enter(locale: Locale = 'en') {
  const token = await signOnAs(randomUUID());
  const { body } = await register(token, undefined, locale);
  return { token, referenceNumber: body.data.referenceNumber };
}

/** The reminders that wait to be sent, for these applications. */
async function listReminders(...numbers: string[]) {
  const mails = await (await openDatabase())
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'reminder')
    .execute();
  return mails.filter(({ data }) => numbers.includes(JSON.parse(data).referenceNumber));
}
const remind = async () => remindUnsubmitted(await openDatabase());

test('a person who has not submitted is reminded once in the week before the end, also by parallel runs', async () => {
  const { token, referenceNumber } = await enter('fr');
  await openUntil(30);
  await remind();
  expect(await listReminders(referenceNumber)).toEqual([]);
  await openUntil(3);
  expect(await readChoice(token)).toBe('on');
  await Promise.all(Array.from({ length: 5 }, remind));
  expect(await listReminders(referenceNumber)).toMatchObject([{ locale: 'fr', state: 'waiting' }]);
  // Sent mails are deleted after a while: what prevents a second reminder is stored with the application.
  await (await openDatabase()).deleteFrom('outbox').execute();
  await remind();
  expect(await listReminders(referenceNumber)).toEqual([]);
  expect(await readChoice(token)).toBeUndefined();
});

test('people who have submitted, withdrawn or switched the reminder off are not reminded', async () => {
  const [submitted, withdrawn, off] = [await enter(), await enter(), await enter()];
  await submit(
    submitted.token,
    makeForm([{ slot: 'CVFile', name: 'id.pdf', content: makePdf(randomUUID()) }]),
  );
  await call('withdrawMine', {
    token: withdrawn.token,
    body: JSON.stringify({ to: 'withdrawn' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect((await post(off.token, 'off')).status).toBe(200);
  expect((await post(off.token, 'off')).status).toBe(200);
  expect(await readChoice(off.token)).toBe('off');
  await remind();
  const numbers = [submitted, withdrawn, off].map(({ referenceNumber }) => referenceNumber);
  expect(await listReminders(...numbers)).toEqual([]);

  await post(off.token, 'on');
  await remind();
  expect(await listReminders(...numbers)).toHaveLength(1);
  const events = await (await openDatabase())
    .selectFrom('event')
    .innerJoin('scholarship_request as request', 'request.id', 'event.entity_id')
    .select('event.kind')
    .where('request.reference_number', '=', off.referenceNumber)
    .orderBy('event.id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['registered', 'remindersOff', 'remindersOn', 'reminded']);
});

test('default windows and windows that are over cause no reminder', async () => {
  const { referenceNumber } = await enter();
  await openUntil(-1);
  await remind();
  const windows = { register: 'default', submit: 'default' } as const;
  await writeConfiguration(await openDatabase(), { windows }, new Date());
  await remind();
  expect(await listReminders(referenceNumber)).toEqual([]);
});

test('people who registered before the submission opened are reminded once of its opening, others are not', async () => {
  const window = (from: number, to: number) => ({ durationFrom: day(from), durationTo: day(to) });
  const open = async (from: number, to: number) =>
    writeConfiguration(
      await openDatabase(),
      { windows: { register: window(-30, 60), submit: window(from, to) } },
      new Date(),
    );
  await open(1, 60);
  const [early, late, off] = [await enter('fr'), await enter(), await enter()];
  await post(off.token, 'off');
  const db = await openDatabase();
  for (const { referenceNumber } of [early, off])
    await db
      .updateTable('scholarship_request')
      .set({ created_at: new Date(Date.now() - 20 * 86_400_000).toISOString() })
      .where('reference_number', '=', referenceNumber)
      .execute();
  const numbers = [early, late, off].map(({ referenceNumber }) => referenceNumber);
  await remind();
  expect(await listReminders(...numbers)).toEqual([]);
  await open(-9, 60);
  await remind();
  expect(await listReminders(...numbers)).toEqual([]);
  await open(-2, 60);
  await Promise.all([remind(), remind()]);
  await remind();
  const [mail, ...more] = await listReminders(...numbers);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ locale: 'fr', key: expect.stringMatching(/:opening$/) });
  const { subject, text } = await renderMail({
    kind: 'reminder',
    locale: 'fr',
    data: JSON.parse(mail?.data ?? '{}'),
  });
  const t = messagesOf('fr', 'mail').opening;
  expect(subject).toContain(early.referenceNumber);
  for (const part of [t.lead, t.once]) expect(text).toContain(part);

  // The reminder of the end still follows, to those who want it.
  expect(await readChoice(early.token)).toBe('on');
  await open(-50, 3);
  await remind();
  const closing = await listReminders(...numbers);
  expect(closing.map(({ key }) => key.endsWith(':opening'))).toEqual([true, false, false]);
});

test('a choice without an application, without a session or of another kind is refused', async () => {
  expect((await post(await signOnAs(), 'off')).status).toBe(404);
  expect((await call('setReminders', { body: '{"reminders":"off"}' })).status).toBe(401);
  expect((await post((await enter()).token, 'never')).status).toBe(422);
});

test.each(LOCALE_CODES)('the reminder in %s names the deadline', async (locale) => {
  const { referenceNumber } = await enter(locale);
  await remind();
  const [mail] = await listReminders(referenceNumber);
  const data = JSON.parse(mail?.data ?? '{}');
  const { subject, text } = await renderMail({ kind: 'reminder', locale, data });
  const t = messagesOf(locale, 'mail');
  expect(subject).toContain(referenceNumber);
  for (const part of [t.reminder.lead, t.until, t.reminder.once, `/${locale}/Researchers/application`])
    expect(text).toContain(part);
  expect(text).not.toContain(`\n${t.date}:`);
});
