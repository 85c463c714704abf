/** Requirements: BOT-02, CALL-15, SAFE-03, SAFE-04 */
import { LOCALES } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import { call, callPath, makeSecCode, register, signOnAs } from '../../support/api/api-client';
import { makeRegistration } from '../../support/award/registration';

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function send(body: BodyInit, headers: Record<string, string> = JSON_TYPE) {
  return call('registerResearcher', { token: await signOnAs(), body, headers });
}

const registrations = async () =>
  (await (await openDatabase()).selectFrom('scholarship_request').select('id').execute()).length;

const text = JSON.stringify(makeRegistration());

test.each([
  ['nothing', '', 400],
  ['half of it', text.slice(0, text.length / 2), 400],
  ['two of it', text + text, 400],
  ['no JSON', 'personalInformation=1', 400],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400],
  ['a bare null', 'null', 422],
  ['a list', '[]', 422],
  ['a text', '"registration"', 422],
  ['a number out of range', '1e999', 422],
  ['deep nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 422],
  ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 422],
  ['a prototype', '{"__proto__":{"gender":1},"constructor":{"prototype":{}}}', 422],
  [
    'parts of another kind',
    '{"personalInformation":[],"scholarshipInformation":1,"researchInformation":"x"}',
    422,
  ],
  ['more than 64 kB', JSON.stringify({ ...makeRegistration(), more: 'x'.repeat(70_000) }), 413],
])('%s is refused and nothing is stored', async (_name, body, expected) => {
  const before = await registrations();
  const answer = await send(body);
  expect(answer.status).toBe(expected);
  expect(answer.body.message).toEqual(expect.any(String));
  expect(answer.body.code).toMatch(/^[a-zA-Z]+$/);
  expect(await registrations()).toBe(before);
});

test.each([
  ['text/plain', { 'Content-Type': 'text/plain' }],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['another character set', { 'Content-Type': 'application/json; charset=utf-16' }],
  ['a compressed body', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }],
])('%s is not parsed as JSON', async (_name, headers) => {
  expect((await send(text, headers)).status).toBe(415);
});

test('a body with too large a Content-Length is refused before it is read', async () => {
  const body = new ReadableStream(
    {
      pull() {
        throw new Error('read all the same');
      },
    },
    { highWaterMark: 0 },
  );
  const { status } = await send(body, { ...JSON_TYPE, 'Content-Length': '70000' });
  expect(status).toBe(413);
});

test('a broken connection gets the same response as a slow one', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{'));
    },
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  expect((await send(body)).status).toBe(408);
});

test('unknown fields are refused, and their names are not repeated', async () => {
  const given = makeRegistration();
  Object.assign(given.personalInformation, { '<script>': 1 });
  const { status, body } = await register(await signOnAs(), given);
  expect({ status, fields: body.fields }).toEqual({
    status: 422,
    fields: { personalInformation: 'unknownField' },
  });
});

/** Replaces each value of a registration with each of these, one at a time. */
const JUNK = [null, 1.5, -1, 1e21, true, '', '\u0000', 'x'.repeat(5000), '\ud800', [], {}, [[]], { $ne: 1 }];

const whole: Record<string, Record<string, unknown>> = JSON.parse(text);
const everyField = Object.entries(whole).flatMap(([part, fields]) =>
  Object.keys(fields).map((field) => [part, field] as const),
);

test.each(everyField)('no value of %s.%s causes a server error', async (part, field) => {
  const token = await signOnAs();
  for (const junk of JUNK) {
    const { status, body } = await register(token, { ...whole, [part]: { ...whole[part], [field]: junk } });
    // Optional answers may be empty.
    if (status === 200) expect(junk).toBe('');
    else
      expect({ status, fields: body.fields }).toEqual({
        status: 422,
        fields: { [`${part}.${field}`]: expect.stringMatching(/^[a-zA-Z]+$/) },
      });
  }
});

test.each(LOCALES)('refusals are in the caller’s language: $code', async ({ code }) => {
  const response = await callPath('api/Scholarship/GetMyRequest', { locale: code });
  const messages = await import(`../../../messages/${code}/errors.json`);
  expect(response.status).toBe(401);
  expect(response.headers.get('content-language')).toBe(code);
  expect((await response.json()).message).toBe(messages.default.tokenInvalid);
});

test('other methods and unknown paths have separate responses', async () => {
  const wrong = await callPath('api/Scholarship/GetFields', { method: 'DELETE' });
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('allow')).toBe('GET');
  const unknown = await callPath('api/scholarship/getfields');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'unknownCall' });
});

test('a bot-check code is valid for one request only', async () => {
  const token = await signOnAs();
  const secCode = await makeSecCode();
  const post = () => call('registerResearcher', { token, secCode, headers: JSON_TYPE, body: text });
  const statuses = (await Promise.all([post(), post(), post()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 403, 403]);
});
