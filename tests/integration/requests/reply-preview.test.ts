/** Requirements: REQUEST-10 */
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import {
  hire,
  type Member,
  openAtDesk,
  post,
  propose,
  replyFile,
  sendRequest,
} from '../../support/admin/request-desk';
import { messagesOf } from '../../support/i18n/messages';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const contact = getForm('contact');
const NOTE = 'Your appointment is confirmed.';

let clerk: Member;
beforeAll(async () => {
  clerk = await hire('Clerk', 'requests');
});
beforeEach(() => changeSettings({ SMTP_URL: 'smtp://127.0.0.1' }));
afterEach(restoreSettings);

/** A request whose sender reads this language. */
async function sendIn(locale: 'ar' | 'ur') {
  const request = await sendRequest(contact);
  const db = await openDatabase();
  await db.updateTable('service_request').set({ locale }).where('id', '=', request.id).execute();
  return request;
}

const preview = (id: string, reply: Record<string, unknown> = {}) =>
  post('previewChange', clerk, { id, version: 1, to: 'answered', note: NOTE, ...reply });

test('a preview is the reply that would wait, in the language of the sender and in Arabic, and stores nothing', async () => {
  const { id } = await sendIn('ur');
  const db = await openDatabase();
  const readAll = async () =>
    JSON.stringify([
      await db.selectFrom('pending_change').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('service_request_event').selectAll().execute(),
      await db.selectFrom('event').selectAll().execute(),
    ]);
  const before = await readAll();
  const { status, body } = await preview(id, { files: ['plan.pdf'] });
  expect(status).toBe(200);
  expect(await readAll()).toBe(before);
  const [urdu, arabic] = [messagesOf('ur', 'requests').states, messagesOf('ar', 'requests').states];
  expect(body.data).toMatchObject({ to: 'answered', note: NOTE, files: [{ name: 'plan.pdf' }] });
  expect(body.data.mail?.text).toContain(urdu.answered);
  expect(body.data.mail?.text).toContain('plan.pdf');
  expect(body.data.arabicMail?.text).toContain(arabic.answered);
  await propose(clerk, { id, note: NOTE }, [replyFile('plan.pdf')]);
  const { pending } = await openAtDesk(clerk, id);
  // They differ in the time alone.
  expect(pending?.mail?.subject).toBe(body.data.mail?.subject);
  expect(pending?.arabicMail?.subject).toBe(body.data.arabicMail?.subject);
});

test('a sender who reads Arabic needs no second text; without a mail server there is none at all', async () => {
  const { id } = await sendIn('ar');
  expect((await preview(id)).body.data).toMatchObject({
    mail: { subject: expect.any(String) },
    arabicMail: null,
  });
  restoreSettings();
  expect((await preview(id)).body.data).toMatchObject({ mail: null, arabicMail: null });
});

test('a preview is judged like the reply', async () => {
  const { id } = await sendIn('ar');
  const refused = [
    await preview(id, { version: 2 }),
    await preview(id, { to: 'moreInformationRequested', note: '' }),
    await preview(id, { note: 'Hall {number of the hall}' }),
    await preview(id, { keptFiles: ['018f0000-0000-7000-8000-000000000000'] }),
    await preview(id, { files: Array(6).fill('a.pdf') }),
    await post('previewChange', await hire('Supplier clerk', 'suppliers'), {
      id,
      version: 1,
      to: 'answered',
    }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 422, 422, 409, 422, 403]);
});
