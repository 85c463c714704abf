/** Requirements: BOT-01, REG-08, REG-13, REG-17, REG-24, REG-25, REG-30, SIGN-ON-01 */
import { REFERENCE_NUMBER } from '@/lib/forms/rules/reference-number';
import { openDatabase } from '@/lib/server/db/open';
import { call, register, signOnAs, visit } from '../../support/api/api-client';
import { makeRegistration } from '../../support/award/registration';

const countRequests = async () =>
  (await (await openDatabase()).selectFrom('scholarship_request').selectAll().execute()).length;
const listEvents = async () => (await openDatabase()).selectFrom('event').selectAll().orderBy('id').execute();

async function readMine(token: string) {
  const { body } = await call('getMyRequest', { token });
  return body.data;
}

test('a person who has not registered has no request', async () => {
  expect(await readMine(await signOnAs())).toBeNull();
});

test('a registration is stored as sent, and answered with its reference number', async () => {
  const token = await signOnAs();
  const { status, body } = await register(token);
  expect(status).toBe(200);
  expect(body.data.referenceNumber).toMatch(REFERENCE_NUMBER);
  expect(body.data.scholarshipRequestStatus).toBe(2);
  expect(await readMine(token)).toEqual({
    ...makeRegistration(),
    scholarshipRequestStatus: 2,
    referenceNumber: body.data.referenceNumber,
    scholarshipCountry: { id: 3, name: expect.any(String) },
    researchField: { id: 4, name: expect.any(String) },
    projectRegisteration: null,
    beingChecked: false,
    refusedAt: null,
    withdrawnAt: null,
    shownStage: null,
    refusalReasons: [],
    disqualification: null,
    prizeCategory: null,
  });
});

test('the same registration again changes nothing', async () => {
  const token = await signOnAs();
  const first = await register(token);
  const before = await countRequests();
  const events = (await listEvents()).length;
  const second = await register(token);
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(await countRequests()).toBe(before);
  expect(await listEvents()).toHaveLength(events);
});

test('twenty simultaneous registrations create one record with one reference number', async () => {
  const token = await signOnAs();
  const before = await countRequests();
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => body.data.referenceNumber)).size).toBe(1);
  expect(await countRequests()).toBe(before + 1);
});

test('people who register at the same time get different numbers', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, () => signOnAs()));
  const answers = await Promise.all(tokens.map((token) => register(token)));
  expect(new Set(answers.map(({ body }) => body.data.referenceNumber)).size).toBe(10);
});

test('a change keeps the reference number and is recorded without the answers', async () => {
  const token = await signOnAs();
  const first = await register(token);
  const changed = makeRegistration();
  changed.researchInformation.researchTitle = 'عنوان آخر';
  const second = await register(token, changed);
  expect(second.body).toEqual(first.body);
  expect((await readMine(token))?.researchInformation?.researchTitle).toBe('عنوان آخر');
  const trace = (await listEvents()).at(-1);
  expect(trace).toMatchObject({ kind: 'changed', data: '{"fields":["research_title"],"version":2}' });
});

test('participants are removed when the research becomes individual', async () => {
  const token = await signOnAs();
  await register(token);
  const alone = makeRegistration();
  alone.researchInformation.researchType = 1;
  await register(token, alone);
  expect((await readMine(token))?.researchInformation).toMatchObject({
    participantName: '',
    participantInformation: '',
    participantCategory: 1,
  });
});

test('Arabic digits are stored as Latin ones', async () => {
  const token = await signOnAs();
  const typed = makeRegistration();
  typed.personalInformation.saudiMobile = '٠٥٠١٢٣٤٥٦٧';
  typed.personalInformation.scholarshipFileNumber = '۱۲۳';
  expect((await register(token, typed)).status).toBe(200);
  expect((await readMine(token))?.personalInformation).toMatchObject({
    saudiMobile: '0501234567',
    scholarshipFileNumber: '123',
  });
});

type Part = 'personalInformation' | 'scholarshipInformation' | 'researchInformation';
const errors: readonly [part: Part, field: string, answer: unknown, code?: string][] = [
  ['personalInformation', 'dateOfBirth', '2999-01-01', 'tooLate'],
  ['personalInformation', 'dateOfBirth', '2001-02-30', 'date'],
  ['personalInformation', 'gender', 3],
  ['personalInformation', 'scholarshipFileNumber', '12345678901'],
  ['personalInformation', 'email', 'sara@'],
  ['personalInformation', 'saudiMobile', '0601234567'],
  ['personalInformation', 'mobile', '+44', 'callingNumber'],
  ['scholarshipInformation', 'scholarshipCountryId', 99],
  ['scholarshipInformation', 'scholarshipUniversityName', ' '],
  ['scholarshipInformation', 'currentEducationalLevel', 99],
  ['scholarshipInformation', 'expectedGraduationDate', 'soon', 'date'],
  ['researchInformation', 'researchTitle', 'a\ud800b', 'forbiddenCharacters'],
  ['researchInformation', 'researchTitle', 'a\u202eb', 'forbiddenCharacters'],
  ['researchInformation', 'researchFieldId', 7],
  ['researchInformation', 'researchSummary', ''],
  ['researchInformation', 'participantCategory', 9],
];

test.each(errors)(
  '%s.%s: %j is refused, and the error names the field',
  async (part, field, answer, code = field) => {
    const registration = makeRegistration();
    Object.assign(registration[part], { [field]: answer });
    const { status, body } = await register(await signOnAs(), registration);
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 422,
      code: 'validation',
      fields: { [`${part}.${field}`]: code },
    });
  },
);

test('registration requires a sign-on and the bot check', async () => {
  expect((await register(await visit())).body.code).toBe('signInRequired');
  const token = await signOnAs();
  const { status, body } = await call('registerResearcher', { token, secCode: 'nonsense', body: '{}' });
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'botCheck' });
});
