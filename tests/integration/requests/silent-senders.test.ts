/** Requirements: REQUEST-12 */
import { getForm } from '@/lib/requests/forms';
import type { SilenceRules } from '@/lib/requests/work/plan-silence';
import { openDatabase } from '@/lib/server/db/open';
import { renderMail } from '@/lib/server/mail/render-mail';
import { followSilentSenders } from '@/lib/server/requests/work/silent-senders';
import {
  findByNumber,
  hire,
  type Member,
  openAtDesk,
  post,
  propose,
  sendRequest,
} from '../../support/admin/request-desk';
import { call, callPath } from '../../support/api/api-client';
import { listHistory } from '../../support/forms/service-api';
import { messagesOf } from '../../support/i18n/messages';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const contact = getForm('contact');
const QUESTION = 'Which hall do you mean?';
/** A Sunday, 10:00 in Riyadh; ten working days later, and twenty. */
const ASKED = '2026-11-01T07:00:00.000Z';
const REMIND = '2026-11-15T07:00:00.000Z';
const CLOSE = '2026-11-29T07:00:00.000Z';

let clerk: Member;
let lead: Member;
beforeAll(async () => {
  clerk = await hire('Clerk', 'requests');
  lead = await hire('Lead', 'requests', 'lead');
});
beforeEach(() => changeSettings({ SMTP_URL: 'smtp://127.0.0.1' }));
afterEach(async () => {
  restoreSettings();
  await saveRules({ remind: null, close: null });
});

const saveRules = (rules: SilenceRules | Record<string, unknown>) => post('saveSilence', lead, rules);

/** A request whose sender was asked at that time. */
async function ask(at = ASKED) {
  const request = await sendRequest(contact);
  await propose(clerk, { id: request.id, to: 'moreInformationRequested', note: QUESTION });
  await post('sendChangeNow', clerk, { id: request.id });
  const db = await openDatabase();
  await db
    .updateTable('service_request')
    .set({ updated_at: at, locale: 'ar' })
    .where('id', '=', request.id)
    .execute();
  await db
    .updateTable('service_request_event')
    .set({ at })
    .where('request_id', '=', request.id)
    .where('to_status', '=', 'moreInformationRequested')
    .execute();
  return request;
}

const runAt = async (at: string) => followSilentSenders(await openDatabase(), () => new Date(at));
const mailsOf = async (id: string) =>
  (await openDatabase())
    .selectFrom('outbox')
    .select(['kind', 'locale', 'data'])
    .where('key', 'like', `%${id}%`)
    .orderBy('id')
    .execute();
const kindsOf = async (id: string) => (await mailsOf(id)).map(({ kind }) => kind);
const stateOf = async (id: string) => (await openAtDesk(clerk, id)).status;

test('a silent sender is reminded once and the request closed once, by two instances, with a note and mails', async () => {
  await saveRules({ remind: 10, close: 20 });
  const { id, reference_number, contact_email } = await ask();
  const { work } = await openAtDesk(clerk, id);
  expect(work.silence).toEqual({ remindAt: REMIND, closeAt: CLOSE });
  await runAt('2026-11-15T06:59:00.000Z');
  expect(await kindsOf(id)).toEqual(['received', 'changed']);
  await Promise.all([runAt(REMIND), runAt(REMIND)]);
  await runAt('2026-11-29T06:59:00.000Z');
  const [, , reminder] = await mailsOf(id);
  expect(await kindsOf(id)).toEqual(['received', 'changed', 'silent']);
  const data = JSON.parse(reminder?.data ?? '');
  const { subject, text } = await renderMail({ kind: 'silent', locale: 'ar', data });
  expect(subject).toBe(
    messagesOf('ar', 'mail').silent.subject.replace('{referenceNumber}', reference_number),
  );
  expect(text).toContain(QUESTION);
  expect(data.answerBy).toBe(CLOSE);
  expect((await openAtDesk(clerk, id)).work.silence).toEqual({ remindAt: null, closeAt: CLOSE });
  expect((await findByNumber(reference_number, contact_email ?? '')).body.data.answerBy).toBe(CLOSE);
  await Promise.all([runAt(CLOSE), runAt(CLOSE)]);
  await runAt('2027-01-01T07:00:00.000Z');
  expect(await kindsOf(id)).toEqual(['received', 'changed', 'silent', 'changed']);
  const note = messagesOf('ar', 'mail').silentNote;
  expect((await listHistory(id)).at(-1)).toMatchObject({
    to_status: 'closed',
    by: 'staff',
    actor: 'operator',
    note,
  });
});

test('an answer stops it; a new question has its own reminder', async () => {
  await saveRules({ remind: 10, close: 20 });
  const { id, version } = await ask();
  await runAt(REMIND);
  await propose(clerk, { id, version: version + 1, to: 'underReview', note: 'Thank you' });
  await post('sendChangeNow', clerk, { id });
  await runAt(CLOSE);
  expect(await stateOf(id)).toBe('underReview');
  expect((await openAtDesk(clerk, id)).work.silence).toBeNull();
  await propose(clerk, { id, version: version + 2, to: 'moreInformationRequested', note: QUESTION });
  await post('sendChangeNow', clerk, { id });
  await runAt('2031-01-01T07:00:00.000Z');
  expect((await kindsOf(id)).filter((kind) => kind === 'silent')).toHaveLength(2);
});

test('new rules first remind the sender, who then has the days in between', async () => {
  const { id } = await ask('2026-01-04T07:00:00.000Z');
  await saveRules({ remind: 10, close: 20 });
  await runAt(ASKED);
  await runAt('2026-11-02T07:00:00.000Z');
  expect(await stateOf(id)).toBe('moreInformationRequested');
  await runAt(REMIND);
  expect(await stateOf(id)).toBe('closed');
});

test('nothing happens without rules, and while a reply waits to be sent', async () => {
  const [left, answered] = [await ask(), await ask()];
  await runAt(CLOSE);
  expect(await stateOf(left.id)).toBe('moreInformationRequested');
  await saveRules({ remind: null, close: 20 });
  await propose(clerk, {
    id: answered.id,
    version: answered.version + 1,
    to: 'underReview',
    note: 'Found it',
  });
  await runAt(CLOSE);
  expect(await Promise.all([stateOf(left.id), stateOf(answered.id)])).toEqual([
    'closed',
    'moreInformationRequested',
  ]);
});

test('the list of those who wait shows the date, and who wrote last', async () => {
  await saveRules({ remind: null, close: 20 });
  const { id } = await ask();
  const response = await callPath('Desk/ListRequests?queue=waiting', { token: clerk.token });
  const row = (await response.json()).data.rows.find((listed: { id: string }) => listed.id === id);
  expect(row).toMatchObject({ lastBy: 'staff', work: { silence: { remindAt: null, closeAt: CLOSE } } });
});

test('the lead sets the days; a closure before the reminder, and a value that is not a number of days, are refused', async () => {
  const bad = [
    { remind: 10, close: 10 },
    { remind: 0, close: 20 },
    { remind: 1.5, close: null },
    { remind: 10 },
  ];
  for (const rules of bad) expect((await saveRules(rules)).status).toBe(422);
  expect((await saveRules({ remind: 20, close: 10 })).body).toMatchObject({ fields: { close: 'pattern' } });
  expect((await post('saveSilence', clerk, { remind: 10, close: 20 })).status).toBe(403);
  await saveRules({ remind: 10, close: 20 });
  const { data } = (await call('getOffice', { token: lead.token })).body;
  expect(data.silence).toEqual({ remind: 10, close: 20 });
});
