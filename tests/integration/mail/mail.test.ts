/** Requirements: MAIL-01, MAIL-02, MONITOR-06 */
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { formatDates } from '@/lib/i18n/format';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { FORMS, getForm } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { deliverMails } from '@/lib/server/mail/deliver-mails';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';
import { notifyOperator } from '@/lib/server/mail/notify-operator';
import { register, signOnAs } from '../../support/api/api-client';
import { makeRegistration } from '../../support/award/registration';
import { makeAnswers } from '../../support/forms/form-samples';
import { sendSample } from '../../support/forms/service-api';
import { messagesOf } from '../../support/i18n/messages';
import { decodeMail } from '../../support/mail/decode-mail';

jest.mock('@/lib/env/env', () => ({
  ...jest.requireActual('@/lib/env/env'),
  env: {
    ...jest.requireActual('@/lib/env/env').env,
    SMTP_URL: 'smtp://127.0.0.1',
    OPERATOR_MAIL: 'operator@example.com',
    OPERATOR_LANGUAGE: 'fr',
  },
}));

const AT = new Date('2026-11-21T09:00:00Z');
const FROM = 'portal@example.com';
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

type Refusals = Partial<Record<'auth' | 'from' | 'to' | 'text', string>>;
/** The response of the mail server to the next recipients: an SMTP code, or 250. */
let answers: number[] = [];
/** Runs each time a mail arrives. */
let onMail: () => Promise<void> | void = () => undefined;
/** The refusal at each step, if any: a code and a text. */
let refusals: Refusals = {};
let received: string[] = [];
const toRefusal = (line = '') =>
  line && Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) });
const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth(_auth, _session, callback) {
    const refusal = toRefusal(refusals.auth);
    if (refusal) callback(refusal);
    else callback(null, { user: 'portal' });
  },
  async onMailFrom(_address, _session, callback) {
    await onMail();
    callback(toRefusal(refusals.from) || null);
  },
  onRcptTo(_address, _session, callback) {
    const refusal = toRefusal(refusals.to);
    if (refusal) return callback(refusal);
    const code = answers.shift() ?? 250;
    callback(code === 250 ? null : Object.assign(new Error('refused'), { responseCode: code }));
  },
  onData(stream, _session, callback) {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => {
      const refusal = toRefusal(refusals.text);
      if (refusal) return callback(refusal);
      received.push(Buffer.concat(pieces).toString());
      callback();
    });
  },
});

let db: Database;
let port: number;
const auth = { user: 'portal', pass: 'secret' };
const transport = () => createTransport({ host: '127.0.0.1', port, secure: false, auth });
const deliver = (at: Date) => deliverMails(db, { transport: transport(), from: FROM }, () => at);
const stateOf = async (key: string) =>
  db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow();

beforeAll(async () => {
  db = await openDatabase();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(() => {
  answers = [];
  refusals = {};
  onMail = () => undefined;
  received = [];
});

const enqueue = (key: string, locale: Locale = 'en') =>
  enqueueMail(db, {
    key,
    kind: 'received',
    to: 'reader@example.com',
    locale,
    data: { service: 'Contact', referenceNumber: 'H7K2-9QMX', at: AT.toISOString(), path: '/en/requests' },
  });

test.each(LOCALE_CODES)('a receipt arrives in %s, as readable text and in its direction', async (locale) => {
  await enqueue(`language:${locale}`, locale);
  expect(await deliver(AT)).toBe(1);
  const mail = decodeMail(received[0] ?? '');
  expect(mail).toContain(messagesOf(locale, 'mail').received.lead);
  expect(mail).toContain('H7K2-9QMX');
  expect(mail).toMatch(new RegExp(`<html lang="${locale}" dir="(rtl|ltr)">`));
});

test('a duplicate mail is sent once, and its address is deleted afterwards', async () => {
  await enqueue('once');
  await enqueue('once');
  expect(await deliver(AT)).toBe(1);
  expect(await deliver(later(10_000))).toBe(0);
  expect(await stateOf('once')).toMatchObject({ state: 'sent', recipient: '', data: '{}' });
});

test('two simultaneous workers send one mail', async () => {
  await enqueue('parallel');
  const sent = await Promise.all([deliver(AT), deliver(AT), deliver(AT)]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(1);
  expect(received).toHaveLength(1);
});

test('a mail in progress is not sent by another worker, however long the mails before it took', async () => {
  await enqueue('first of a round');
  await enqueue('second of a round');
  let minutes = 0;
  let others = 0;
  onMail = async () => {
    onMail = async () => {
      onMail = () => undefined;
      // The second mail has been in progress for four minutes when another instance checks.
      others = await deliver(later(7));
    };
    minutes = 3;
  };
  const sent = await deliverMails(db, { transport: transport(), from: FROM }, () => later(minutes));
  expect({ sent, others, received: received.length }).toEqual({ sent: 2, others: 0, received: 2 });
});

test('a mail that cannot be sent is retried for three days, then abandoned', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await enqueue('hopeless');
  refusals = { auth: '535 Authentication failed' };
  for (let hours = 0; hours < 69; hours += 0.25) await deliver(later(hours * 60));
  expect(await stateOf('hopeless')).toMatchObject({ state: 'waiting' });
  for (let hours = 69; hours < 72; hours += 0.25) await deliver(later(hours * 60));
  expect(await stateOf('hopeless')).toMatchObject({ state: 'failed', recipient: 'reader@example.com' });
  quiet.mockRestore();
});

test('after a temporary failure the mail is sent again later, with the same message id', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await enqueue('busy');
  answers = [451, 250];
  expect(await deliver(AT)).toBe(0);
  expect(await deliver(AT)).toBe(0);
  expect(await deliver(later(2))).toBe(1);
  expect(received[0]).toContain((await stateOf('busy')).id);
  quiet.mockRestore();
});

test('a recipient that the server rejects permanently is abandoned; the log has no address', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await enqueue('refused');
  answers = [550];
  await deliver(AT);
  expect(await stateOf('refused')).toMatchObject({ state: 'failed', recipient: '' });
  expect(JSON.stringify(quiet.mock.calls)).not.toContain('reader@example.com');
  quiet.mockRestore();
});

test.each<[string, Refusals]>([
  ['a wrong password', { auth: '535 Authentication failed' }],
  ['a sender it does not know', { from: '550 Sender verify failed' }],
  ['no right to send', { to: '554 5.7.1 <reader@example.com>: Relay access denied' }],
  ['no right to send, in words alone', { to: '550 relay not permitted' }],
  ['a missing sign-on', { to: '530 Authentication required' }],
  ['a full disk', { text: '554 5.3.4 System full' }],
])('a server that refuses for %s loses no mail', async (name, refused) => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await enqueue(name);
  refusals = refused;
  expect(await deliver(AT)).toBe(0);
  expect(await stateOf(name)).toMatchObject({ state: 'waiting', recipient: 'reader@example.com' });
  refusals = {};
  expect(await deliver(later(10))).toBe(1);
  quiet.mockRestore();
});

test('a message that the server rejects permanently is abandoned', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await enqueue('unwanted');
  refusals = { text: '554 5.6.0 Message refused' };
  await deliver(AT);
  expect(await stateOf('unwanted')).toMatchObject({ state: 'failed', recipient: '' });
  quiet.mockRestore();
});

test('an unreachable server loses no mail', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await enqueue('down');
  const nobody = createTransport({ host: '127.0.0.1', port: 1, secure: false });
  expect(await deliverMails(db, { transport: nobody, from: FROM }, () => AT)).toBe(0);
  expect(await stateOf('down')).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(await deliver(later(2))).toBe(1);
  quiet.mockRestore();
});

describe('the operator', () => {
  const texts = messagesOf('fr', 'mail');
  const { scanner } = messagesOf('fr', 'health').parts;
  const notify = (minutes: number, works: boolean) =>
    notifyOperator(db, { storage: true, scanner: works }, later(minutes));
  /** Subjects of the mails to the operator since the last call. */
  async function listSubjects(minutes: number): Promise<string[]> {
    received = [];
    await deliver(later(minutes));
    const mails = received.map(decodeMail).filter((mail) => mail.includes('operator@example.com'));
    const kinds = ['partAway', 'partBack'] as const;
    return mails.flatMap((mail) => kinds.filter((kind) => mail.includes(texts[kind].lead.slice(0, 20))));
  }

  it('gets one mail when the scanner has been down for minutes, and one when it is back', async () => {
    await notify(0, false);
    await notify(1, false);
    expect(await listSubjects(1)).toEqual([]);
    for (const minutes of [2, 2.5, 3, 60, 600]) await notify(minutes, false);
    // Simultaneous instances with the same result send it once.
    await Promise.all([notify(601, false), notify(601, false)]);
    expect(await listSubjects(601)).toEqual(['partAway']);
    expect(decodeMail(received[0] ?? '')).toContain(scanner);
    expect(decodeMail(received[0] ?? '')).toContain('/fr/health-check');
    await Promise.all([notify(602, true), notify(602, true), notify(603, true)]);
    expect(await listSubjects(603)).toEqual(['partBack']);
  });

  it('gets at most one mail an hour about an intermittent failure of the same part', async () => {
    for (let minutes = 700; minutes < 760; minutes += 1) await notify(minutes, minutes % 5 === 0);
    expect(await listSubjects(760)).toEqual(['partAway', 'partBack']);
    for (const minutes of [761, 764, 767]) await notify(minutes, false);
    expect(await listSubjects(767)).toEqual(['partAway']);
  });
});

test('a registrant for the award gets one mail, in the language of the form', async () => {
  const token = await signOnAs();
  const registration = makeRegistration();
  const { body } = await register(token, registration, 'fr');
  await register(token, registration, 'fr');
  await deliver(new Date(Date.now() + 60_000));
  expect(received).toHaveLength(1);
  expect(decodeMail(received[0] ?? '')).toContain(body.data.referenceNumber);
  expect(received[0]).toContain('Content-Language: fr');
});

test('the mail about an appointment has its date in both calendars, in the language of the request', async () => {
  const form = getForm('appointment');
  const answers = { ...makeAnswers(form), email: 'sara@example.sa', preferredDate: '2031-03-02' };
  const sent = await sendSample(form, { token: await signOnAs(), answers, locale: 'tr' });
  expect(sent.status).toBe(200);
  await deliver(new Date(Date.now() + 60_000));
  const mail = decodeMail(received.at(-1) ?? '');
  const day = new Date('2031-03-02T09:00:00Z');
  expect(mail).toContain(`${messagesOf('tr', 'mail').day}: ${formatDates(day, 'tr')}`);
});

test('each form has a distinct name in mails and lists, also the second form of a page', async () => {
  for (const locale of LOCALE_CODES) {
    const { form } = await loadRequestNames(locale);
    const names = FORMS.map(({ id }) => form(id));
    expect(new Set(names).size).toBe(names.length);
  }
});
