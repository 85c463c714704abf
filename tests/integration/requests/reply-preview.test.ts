/** Requirements: REQUEST-10 */
import { randomUUID } from 'node:crypto';
import { LOCALE_CODES } from '@/lib/i18n/locales';
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
  // The mails differ only in their time.
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

/** A template in every language: Urdu and Arabic as given, the others with the same fields. @returns its id */
async function saveTemplate(ur: string, ar: string): Promise<string> {
  const lead = await hire('Lead', 'requests', 'lead');
  const texts = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, locale === 'ur' ? ur : ar]));
  const name = `Template ${randomUUID()}`;
  expect((await post('saveTemplate', lead, { name, form: null, texts })).status).toBe(200);
  const stored = (await openDatabase()).selectFrom('reply_template').select('id').where('name', '=', name);
  return (await stored.executeTakeFirstOrThrow()).id;
}

test('a reply made from a template is shown with the Arabic text of the template, with the same fields filled in, until it is sent', async () => {
  await saveTemplate('{number} ({service}): ہال {ہال}', 'الطلب {number} ({service}) في القاعة {القاعة}');
  const { id, reference_number } = await sendIn('ur');
  const [urdu, arabic] = [messagesOf('ur', 'meta').contact.title, messagesOf('ar', 'meta').contact.title];
  const note = `${reference_number} (${urdu}): ہال 4`;
  const text = `الطلب ${reference_number} (${arabic}) في القاعة 4`;
  const { data } = (await preview(id, { note })).body;
  expect(data.arabicNote).toEqual({ text, isExact: true });
  expect(data.arabicMail?.text).toContain(text);
  expect(data.arabicMail?.text).not.toContain(note);
  expect(data.mail?.text).toContain(note);
  await propose(clerk, { id, note });
  const { pending } = await openAtDesk(clerk, id);
  expect(pending?.arabicNote).toEqual({ text, isExact: true });
});

test('the template that matches a reply most closely counts as its template, never one with fields alone', async () => {
  await saveTemplate('{متن}', '{نص}');
  await saveTemplate('شکریہ {نام}', 'شكرًا {الاسم}');
  await saveTemplate('شکریہ، ہال {ہال}', 'شكرًا، القاعة {القاعة}');
  const { id } = await sendIn('ur');
  const arabicOf = async (note: string) => (await preview(id, { note })).body.data.arabicNote;
  expect(await arabicOf('شکریہ، ہال 4')).toEqual({ text: 'شكرًا، القاعة 4', isExact: true });
  expect(await arabicOf('شکریہ احمد')).toEqual({ text: 'شكرًا احمد', isExact: true });
  expect(await arabicOf('کوئی نمونہ نہیں')).toBeNull();
});

test('if an inserted template was changed in the reply, its Arabic text is shown as it is', async () => {
  const template = await saveTemplate('آپ کا شکریہ', 'شكرًا لكم');
  const { id } = await sendIn('ur');
  const { data } = (await preview(id, { note: 'آپ کا بہت شکریہ', template })).body;
  expect(data.arabicNote).toEqual({ text: 'شكرًا لكم', isExact: false });
  expect(data.arabicMail?.text).toContain('آپ کا بہت شکریہ');
  const gone = '018f0000-0000-7000-8000-000000000000';
  expect((await preview(id, { template: gone })).body.data.arabicNote).toBeNull();
  expect((await preview(id, { template: 'x' })).status).toBe(422);
  const { id: inArabic } = await sendIn('ar');
  expect((await preview(inArabic, { note: 'شكرًا لكم', template })).body.data.arabicNote).toBeNull();
});

test('a preview is validated like the reply', async () => {
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
