/** Requirements: ADMIN-26 */
import { randomUUID } from 'node:crypto';
import type { MyMails } from '@/lib/admin/mails/schemas';
import type { Role } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import { REFERENCE_NUMBER } from '@/lib/forms/rules/reference-number';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { reportFailures, sendDigest } from '@/lib/server/desk/staff-mails';
import type { WrittenMail } from '@/lib/server/mail/render-mail';
import { renderMail } from '@/lib/server/mail/render-mail';
import { callPath, signOnAs } from '../../support/api/api-client';
import { sendSample } from '../../support/forms/service-api';
import { makePublication } from '../../support/publications/publication';

// Mails are queued only if a mail server is configured; none is sent here.
jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: { ...jest.requireActual('@/lib/env/env').env, SMTP_URL: 'smtp://127.0.0.1' },
}));

interface Member {
  subject: string;
  token: string;
  address: string;
}

async function post(path: string, token: string, body: unknown, locale: Locale = 'en') {
  const headers = { 'Content-Type': 'application/json' };
  const response = await callPath(`Desk/${path}`, {
    method: 'POST',
    token,
    locale,
    headers,
    body: JSON.stringify(body),
  });
  const { data, code, fields } = await response.json();
  return { status: response.status, data, code, fields };
}

async function read(token: string): Promise<MyMails> {
  return (await (await callPath('Desk/GetMyMails', { token })).json()).data;
}

const listMails = async (to: string) =>
  (await openDatabase()).selectFrom('outbox').selectAll().where('recipient', '=', to).orderBy('id').execute();

async function hire(...roles: Role[]): Promise<Member> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Clerk', roles }, now());
  return { subject, token: await signOnAs(subject), address: `${randomUUID()}@ministry.example` };
}

async function readCode(address: string): Promise<string> {
  const { note } = JSON.parse((await listMails(address)).at(-1)?.data ?? '{}');
  return String(note).split(' ').at(-1) ?? '';
}

/** A member of staff with a confirmed address; the mail with the code is removed from the outbox. */
async function reach(locale: Locale, ...roles: Role[]): Promise<Member> {
  const member = await hire(...roles);
  await post('AskMailCode', member.token, { address: member.address }, locale);
  const code = await readCode(member.address);
  expect((await post('ConfirmMailAddress', member.token, { code }, locale)).status).toBe(200);
  await (await openDatabase()).deleteFrom('outbox').where('recipient', '=', member.address).execute();
  return member;
}

/** Gives a new request to a member of staff, as the lead. */
async function assign(owner: Member, lead: Member, hoursAgo = 1, at = MORNING): Promise<string> {
  const db = await openDatabase();
  await sendSample(getForm('information'), { token: await signOnAs() });
  const { id } = await db
    .selectFrom('service_request')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await post('AssignRequest', lead.token, { id, version: 1, owner: owner.subject });
  await db
    .updateTable('event')
    .set({ at: new Date(at.getTime() - hoursAgo * 3_600_000).toISOString() })
    .where('entity_id', '=', id)
    .where('kind', '=', 'assigned')
    .execute();
  return id;
}

const makeLate = async (id: string) =>
  (await openDatabase())
    .updateTable('request_work')
    .set(({ ref }) => ({ due_at: '2026-01-01T00:00:00.000Z', planned_version: ref('request_version') }))
    .where('request_id', '=', id)
    .execute();

/** Monday, half past seven in Riyadh. */
const MORNING = new Date('2026-11-30T04:30:00Z');

beforeEach(async () => {
  const db = await openDatabase();
  for (const table of ['outbox', 'used_code', 'staff_mail', 'work_calendar'] as const)
    await db.deleteFrom(table).execute();
});

test('an address is confirmed by the code that was sent to it, which works for its own person alone', async () => {
  const { token, address } = await hire('requests');
  expect(await read(token)).toMatchObject({ isOn: true, address: null, askedAddress: null });
  for (const wrong of ['', 'no address', 'a@b', `${'a'.repeat(255)}@ministry.example`])
    expect(Object.keys((await post('AskMailCode', token, { address: wrong })).fields)).toEqual(['address']);
  expect((await post('AskMailCode', token, { address })).status).toBe(200);
  expect((await post('AskMailCode', token, { address })).code).toBe('tooManyRequests');
  expect(await listMails(address)).toHaveLength(1);
  const code = await readCode(address);
  expect(code).toMatch(REFERENCE_NUMBER);
  expect(await read(token)).toMatchObject({ address: null, askedAddress: address });
  const other = await hire('requests');
  expect((await post('ConfirmMailAddress', other.token, { code })).fields).toEqual({ code: 'pattern' });
  const typed = code.toLowerCase().replace('-', ' ');
  expect((await post('ConfirmMailAddress', token, { code: typed })).status).toBe(200);
  expect((await post('ConfirmMailAddress', token, { code })).status).toBe(422);
  expect(await read(token)).toMatchObject({ address, askedAddress: null });
  const stored = JSON.stringify(
    await (await openDatabase()).selectFrom('event').selectAll().where('entity', '=', 'mail').execute(),
  );
  expect(stored).not.toContain(address);
});

test('after five wrong codes the right one is refused, and after half an hour', async () => {
  const { token, address } = await hire('requests');
  await post('AskMailCode', token, { address });
  const code = await readCode(address);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await post('ConfirmMailAddress', token, { code: 'CCCC-CCCC' })).status).toBe(422);
  expect((await post('ConfirmMailAddress', token, { code })).status).toBe(422);
  const late = await hire('requests');
  await post('AskMailCode', late.token, { address: late.address });
  const asked_at = new Date(now().getTime() - 31 * 60_000).toISOString();
  const db = await openDatabase();
  await db.updateTable('staff_mail').set({ asked_at }).where('subject', '=', late.subject).execute();
  const own = await readCode(late.address);
  expect((await post('ConfirmMailAddress', late.token, { code: own })).status).toBe(422);
});

test('the digest counts late and newly assigned requests, in the language of its reader, once on two instances', async () => {
  const lead = await hire('requests', 'lead');
  const clerk = await reach('fr', 'requests');
  const idle = await reach('en', 'requests');
  await makeLate(await assign(clerk, lead));
  await assign(clerk, lead);
  await assign(clerk, lead, 30);
  const db = await openDatabase();
  await Promise.all([sendDigest(db, MORNING), sendDigest(db, MORNING)]);
  await sendDigest(db, new Date(MORNING.getTime() + 3_600_000));
  const mails = await listMails(clerk.address);
  expect(mails).toMatchObject([
    { kind: 'staffDigest', locale: 'fr', key: `digest:2026-11-30:${clerk.subject}` },
  ]);
  expect(JSON.parse(mails[0]?.data ?? '')).toMatchObject({ late: 1, assigned: 2, path: '/fr/desk' });
  expect(await listMails(idle.address)).toEqual([]);
});

test('what a person took for themselves or gave back is not newly assigned', async () => {
  const lead = await reach('en', 'requests', 'lead');
  const id = await assign(lead, lead);
  const clerk = await reach('en', 'requests');
  const given = await assign(clerk, lead);
  await post('AssignRequest', clerk.token, { id: given, version: 2, owner: 'nobody' });
  await sendDigest(await openDatabase(), MORNING);
  expect(id).not.toBe('');
  expect([...(await listMails(lead.address)), ...(await listMails(clerk.address))]).toEqual([]);
});

test.each([
  ['before seven', '2026-11-30T03:59:00Z', []],
  ['after noon', '2026-11-30T09:00:00Z', []],
  ['on Friday', '2026-12-04T04:30:00Z', []],
  ['on a day off', '2026-11-30T04:30:00Z', ['2026-11-30']],
])('no digest %s', async (_title, at, daysOff) => {
  const db = await openDatabase();
  for (const day of daysOff) await db.insertInto('work_calendar').values({ day }).execute();
  const clerk = await reach('en', 'requests');
  await makeLate(await assign(clerk, await hire('requests', 'lead')));
  await sendDigest(db, new Date(at));
  expect(await listMails(clerk.address)).toEqual([]);
});

test('a switched-off mail is not sent, nor one to a removed address or a person who has left', async () => {
  const lead = await hire('requests', 'lead');
  const [quiet, without, gone] = [
    await reach('en', 'requests'),
    await reach('en', 'requests'),
    await reach('en', 'requests'),
  ];
  for (const member of [quiet, without, gone]) await makeLate(await assign(member, lead));
  expect((await post('ChooseMails', quiet.token, { kinds: [] })).status).toBe(200);
  expect(await read(quiet.token)).toMatchObject({ offered: ['digest'], wanted: [] });
  expect((await post('RemoveMailAddress', without.token, {})).status).toBe(200);
  const db = await openDatabase();
  await changeStaff(db, { subject: gone.subject, label: '', roles: [] }, now());
  const rows = db.selectFrom('staff_mail').select('subject').where('subject', '=', gone.subject);
  expect(await rows.execute()).toEqual([]);
  await sendDigest(db, MORNING);
  for (const { address } of [quiet, without, gone]) expect(await listMails(address)).toEqual([]);
  expect((await post('ChooseMails', quiet.token, { kinds: ['everything'] })).status).toBe(422);
});

test('requests of a closed team that a person has left are not in their counts', async () => {
  const lead = await hire('requests', 'lead');
  const clerk = await reach('en', 'requests');
  await makeLate(await assign(clerk, lead));
  const team = { name: 'Closed', isClosed: true, forms: ['information'], members: [lead.subject] };
  expect((await post('SaveTeam', lead.token, team)).status).toBe(200);
  const db = await openDatabase();
  await sendDigest(db, MORNING);
  expect(await listMails(clerk.address)).toEqual([]);
  await db.deleteFrom('team').execute();
});

/** Hands a publication over to review. @returns its version afterwards */
async function submit(id: string, author: Member): Promise<number> {
  await post('ImportPublications', author.token, { text: JSON.stringify([makePublication(id)]) });
  const opened = await callPath(`Desk/OpenDraft?id=${id}`, { token: author.token });
  const { version } = (await opened.json()).data;
  const { data, status } = await post('SubmitDraft', author.token, { id, version });
  expect(status).toBe(200);
  return data.version;
}

test('publishers other than the authors get a mail when a version waits for review', async () => {
  const author = await reach('en', 'editor', 'publisher');
  const publisher = await reach('ur', 'publisher');
  const editor = await reach('en', 'editor');
  await submit('waiting', author);
  expect(await listMails(publisher.address)).toMatchObject([{ kind: 'reviewWanted', locale: 'ur' }]);
  expect([...(await listMails(author.address)), ...(await listMails(editor.address))]).toEqual([]);
});

test('publishers get one mail about a publication that is still scheduled after its hour', async () => {
  const author = await hire('editor');
  const publisher = await reach('en', 'publisher');
  const version = await submit('stuck', author);
  const judged = await post('JudgeDraft', publisher.token, { id: 'stuck', version, verdict: 'approve' });
  const day = new Date(now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const schedule = { id: 'stuck', version: judged.data.version, when: 'later', day, hour: 9 };
  expect((await post('PublishDraft', publisher.token, schedule)).status).toBe(200);
  const db = await openDatabase();
  await db.deleteFrom('outbox').execute();
  const hour = Date.parse(`${day}T09:00:00+03:00`);
  await reportFailures(db, new Date(hour + 4 * 60_000));
  expect(await listMails(publisher.address)).toEqual([]);
  const after = new Date(hour + 6 * 60_000);
  await Promise.all([reportFailures(db, after), reportFailures(db, after)]);
  await reportFailures(db, new Date(hour + 3_600_000));
  expect(await listMails(publisher.address)).toMatchObject([{ kind: 'publishFailed' }]);
});

test.each(LOCALE_CODES)('%s: the mails have counts and links, and nothing about a person', async (locale) => {
  const data = { at: MORNING.toISOString(), path: `/${locale}/desk`, note: 'note' };
  for (const kind of ['staffDigest', 'reviewWanted', 'publishFailed', 'staffCode'] as const) {
    const mail: WrittenMail = { kind, locale, data: { ...data, late: 3, assigned: 12 } };
    const { subject, text } = await renderMail(mail);
    expect(subject).not.toMatch(/[{}]/);
    expect(text).toContain(`/${locale}/desk`);
    expect(text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))).toMatch(/: 12$/m);
  }
});
