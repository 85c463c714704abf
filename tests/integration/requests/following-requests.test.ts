/** Requirements: REQUEST-01, REQUEST-02, REQUEST-03, REQUEST-04, REQUEST-05, SERVICE-08, SERVICE-09 */
import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@/lib/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { storeRequest } from '@/lib/server/forms/store-request';
import { workAs } from '../../support/admin/staff';
import { callPath, makeSecCode, signOnAs, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';

const EMAIL = 'Noura@example.com';
const MOBILE = '+966501234567';

async function send(sender: string | null = null) {
  const data = {
    topic: 'inquiry',
    subject: 'سؤال',
    message: 'متى يبدأ التسجيل؟',
    email: EMAIL,
    mobile: MOBILE,
  };
  const submission = {
    form: getForm('contact'),
    key: randomUUID(),
    sender,
    data,
    files: [],
    locale: 'ar' as Locale,
  };
  return storeRequest(await openDatabase(), submission);
}

async function post(path: string, token: string, body: unknown, endpoint?: EndpointId) {
  const headers = { 'Content-Type': 'application/json' };
  const secCode = endpoint ? await makeSecCode(endpoint) : undefined;
  const response = await callPath(path, {
    method: 'POST',
    token,
    headers,
    secCode,
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const find = async (token: string, referenceNumber: string, contact?: string) =>
  post('Requests/Find', token, { referenceNumber, ...(contact ? { contact } : {}) }, 'findServiceRequest');

test.each([EMAIL.toLowerCase(), '0501234567', '٠٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'])(
  'a visitor finds a request by its number and %s',
  async (contact) => {
    const { reference_number: number } = await send();
    const { status, body } = await find(await visit(), number.toLowerCase(), contact);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ referenceNumber: number, status: 'received', form: 'contact' });
    expect(JSON.stringify(body)).not.toContain('متى يبدأ');
  },
);

test('a wrong contact, a missing one, and an invalid number get the same response', async () => {
  const { reference_number: number } = await send();
  const visitor = await visit();
  const answers = [
    await find(visitor, number, 'other@example.com'),
    await find(visitor, number, '7'),
    await find(visitor, number),
    await find(visitor, 'ZZZZ-ZZZZ', EMAIL),
    await find(await signOnAs(), number),
  ];
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['404 requestUnknown']),
  );
});

test('a signed-in sender sees only their own requests', async () => {
  const subject = `person:${randomUUID()}`;
  const mine = await send(subject);
  await send('person:somebody-else');
  const token = await signOnAs(subject);
  const { data } = await (await callPath('Requests/GetMine', { token })).json();
  expect(data.map(({ referenceNumber }: { referenceNumber: string }) => referenceNumber)).toEqual([
    mine.reference_number,
  ]);
  expect((await find(token, mine.reference_number)).status).toBe(200);
});

test('staff ask, the sender answers, staff close; the history has each step', async () => {
  const request = await send();
  const office = await workAs('requests');
  const opened = await (await callPath(`Desk/GetRequest?id=${request.id}`, { token: office })).json();
  const change = { id: request.id, version: opened.data.version };
  const asked = await post('Desk/ChangeRequest', office, {
    ...change,
    to: 'moreInformationRequested',
    note: 'أي موسم؟',
    internalNote: 'للمكتب',
  });
  expect(asked).toMatchObject({
    status: 200,
    body: { data: { status: 'moreInformationRequested', version: 2 } },
  });

  const claim = { referenceNumber: request.reference_number, contact: EMAIL };
  const answered = await post(
    'Requests/Move',
    await visit(),
    { ...claim, to: 'underReview', note: '1448' },
    'transitionServiceRequest',
  );
  expect(answered.status).toBe(200);
  expect(JSON.stringify(answered.body)).not.toContain('للمكتب');

  const stale = await post('Desk/ChangeRequest', office, { ...change, to: 'closed' });
  expect([stale.status, stale.body.code]).toEqual([409, 'requestMoved']);
  const closed = await post('Desk/ChangeRequest', office, { ...change, version: 3, to: 'closed' });
  expect(closed.status).toBe(200);
  const { body } = await find(await visit(), request.reference_number, EMAIL);
  expect(body.data.history.map(({ status }: { status: string }) => status)).toEqual([
    'received',
    'moreInformationRequested',
    'underReview',
    'closed',
  ]);
  expect(body.data.transitions).toEqual([]);
});

test('a sender cannot perform the actions of staff', async () => {
  const { reference_number: referenceNumber } = await send();
  const claim = { referenceNumber, contact: EMAIL, to: 'answered' };
  expect((await post('Requests/Move', await visit(), claim, 'transitionServiceRequest')).status).toBe(409);
});

test('staff of other offices see neither list nor request, also with a guessed id', async () => {
  const request = await send();
  const path = `Desk/GetRequest?id=${request.id}`;
  for (const role of ['award', 'editor'] as const) {
    expect((await callPath(path, { token: await workAs(role) })).status).toBe(403);
  }
  const appointments = await workAs('appointments');
  expect((await callPath(path, { token: appointments })).status).toBe(404);
  const { data } = await (await callPath('Desk/ListRequests', { token: appointments })).json();
  expect(data.rows.filter(({ workflow }: { workflow: string }) => workflow !== 'appointment')).toEqual([]);
  expect(
    (await callPath(`Desk/GetRequest?id=${randomUUID()}`, { token: await workAs('requests') })).status,
  ).toBe(404);
});

test('a request without a code, or with one for another action, is refused', async () => {
  const { reference_number: referenceNumber } = await send();
  const body = { referenceNumber, contact: EMAIL };
  expect((await post('Requests/Find', await visit(), body)).status).toBe(403);
  expect((await post('Requests/Find', await visit(), body, 'transitionServiceRequest')).status).toBe(403);
});

describe('an appointment', () => {
  const wish = {
    topic: '1',
    purpose: 'مناقشة تطوير خدمات الإعاشة في المشاعر',
    preferredDate: '2031-03-02',
    preferredPeriod: 'morning',
    channel: 'remote',
    fullName: 'نورة الزهراني',
    mobile: '0501234567',
  };
  const ask = async (token: string) => post('MinsterAppointment/Create', token, wish, 'createAppointment');

  test('has one of the topics that GetTopics lists', async () => {
    const made = { ...wish, topic: '999' };
    const { status, body } = await post(
      'MinsterAppointment/Create',
      await signOnAs(),
      made,
      'createAppointment',
    );
    expect([status, body.fields]).toEqual([422, { topic: 'choice' }]);
  });

  test('requires a signed-in person, and is moved, approved, cancelled', async () => {
    expect((await ask(await visit())).status).toBe(401);
    const sender = await signOnAs();
    const { body } = await ask(sender);
    const { referenceNumber } = body.data;

    const move = { referenceNumber, preferredDate: '2031-03-09' };
    const reschedule = (as: string, body: object) =>
      post('MinsterAppointment/Reschedule', as, body, 'rescheduleAppointment');
    const past = await reschedule(sender, { ...move, preferredDate: '2020-01-01' });
    expect([past.status, past.body.fields]).toEqual([422, { preferredDate: 'tooEarly' }]);
    expect((await reschedule(await signOnAs(), move)).status).toBe(404);
    expect((await reschedule(sender, move)).status).toBe(200);

    const office = await workAs('appointments');
    const { data } = await (await callPath('MinsterAppointment/GetActive', { token: office })).json();
    const active = data.find((row: { referenceNumber: string }) => row.referenceNumber === referenceNumber);
    expect(active).toMatchObject({ status: 'rescheduled', preferredDate: '2031-03-09', version: 2 });
    const approval = { id: active.id, version: active.version };
    expect((await post('MinsterAppointment/Approve', await workAs('requests'), approval)).status).toBe(403);
    expect((await post('MinsterAppointment/Approve', office, approval)).status).toBe(200);

    const cancelled = await post(
      'MinsterAppointment/Cancel',
      sender,
      { referenceNumber },
      'cancelAppointment',
    );
    expect(cancelled.body.data.history.map(({ status }: { status: string }) => status)).toEqual([
      'requested',
      'rescheduled',
      'approved',
      'cancelled',
    ]);
  });
});

describe('the date of an appointment', () => {
  const ask = async (sender: string) => {
    const { status, body } = await post(
      'MinsterAppointment/Create',
      sender,
      makeAnswers(getForm('appointment')),
      'createAppointment',
    );
    expect(status).toBe(200);
    return body.data.referenceNumber as string;
  };
  const change = async (office: string, text: string, to: string, preferredDate?: string) => {
    const { data } = await (await callPath(`Desk/ListRequests?text=${text}`, { token: office })).json();
    const [{ id }] = data.rows;
    const opened = await (await callPath(`Desk/GetRequest?id=${id}`, { token: office })).json();
    const { status, body } = await post('Desk/ChangeRequest', office, {
      id,
      version: opened.data.version,
      to,
      ...(preferredDate ? { preferredDate } : {}),
    });
    return { status, fields: body.fields };
  };

  test('is required from staff who move it, optional with the approval, and sent to the sender', async () => {
    const sender = await signOnAs();
    const number = await ask(sender);
    const office = await workAs('appointments');
    const dayOf = async () => (await find(sender, number)).body.data.preferredDate;
    expect(await dayOf()).toBe(makeAnswers(getForm('appointment')).preferredDate);

    const refuse = (preferredDate: string) => ({ status: 422, fields: { preferredDate } });
    expect(await change(office, number, 'rescheduled')).toEqual(refuse('required'));
    expect(await change(office, number, 'rescheduled', '2020-01-01')).toEqual(refuse('tooEarly'));
    expect(await change(office, number, 'approved', '2020-01-01')).toEqual(refuse('tooEarly'));
    expect((await change(office, number, 'rescheduled', '2031-03-09')).status).toBe(200);
    expect(await dayOf()).toBe('2031-03-09');
    expect((await change(office, number, 'approved', '2031-03-10')).status).toBe(200);
    expect(await dayOf()).toBe('2031-03-10');
    // A cancellation needs no date, and accepts none.
    expect((await change(office, number, 'cancelled', '2020-01-01')).status).toBe(200);
    expect(await dayOf()).toBe('2031-03-10');
  });

  test('can be changed only by its signed-in sender, and the link is hidden from others', async () => {
    const sender = await signOnAs();
    const number = await ask(sender);
    expect((await find(sender, number)).body.data.transitions).toEqual(['rescheduled', 'cancelled']);
    const contact = '0512345678';
    expect((await find(await visit(), number, contact)).body.data.transitions).toEqual(['cancelled']);
    const claim = { referenceNumber: number, contact, to: 'rescheduled' };
    const moved = await post('Requests/Move', await visit(), claim, 'transitionServiceRequest');
    expect([moved.status, Object.keys(moved.body.fields)]).toEqual([422, ['to']]);
    const end = async (body: object) =>
      (await post('MinsterAppointment/Cancel', await visit(), body, 'cancelAppointment')).status;
    const ends = [{}, { contact: '0599999999' }, { contact }, { contact }];
    const statuses: number[] = [];
    for (const body of ends) statuses.push(await end({ referenceNumber: number, ...body }));
    expect(statuses).toEqual([404, 404, 200, 409]);
  });

  test('does not exist for other requests', async () => {
    const request = await send();
    const office = await workAs('requests');
    expect((await find(await visit(), request.reference_number, EMAIL)).body.data.preferredDate).toBeNull();
    await change(office, request.reference_number, 'underReview', '2031-03-09');
    const { data } = await (await callPath(`Desk/GetRequest?id=${request.id}`, { token: office })).json();
    expect([data.status, data.data.preferredDate]).toEqual(['underReview', undefined]);
  });
});

test('the topics of appointments and the questions of the operators’ survey are in the caller’s language', async () => {
  const read = async (path: string, locale: Locale) =>
    (await callPath(path, { token: await visit(), locale })).json();
  expect((await read('MinsterAppointment/GetTopics', 'tr')).data[0]).toEqual({ id: 1, name: 'Hac işleri' });
  const { questions } = (await read('Surveys/OperatorSurvey', 'fr')).data;
  expect(questions.map(({ name }: { name: string }) => name)).not.toContain('email');
  const licensing = questions.find(({ name }: { name: string }) => name === 'licensing');
  expect(licensing).toMatchObject({ required: true, isMultiple: false });
  expect(licensing.options).toHaveLength(5);
});
