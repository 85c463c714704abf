/**
 * Requirements: FILE-05, FORMS-01, FORMS-02, FORMS-03, FORMS-09, SAFE-04, SERVICE-01, SERVICE-05,
 * SERVICE-06, SERVICE-07, SERVICE-10, SERVICE-11
 */
import { randomUUID } from 'node:crypto';
import { getEndpoint } from '@/lib/endpoints';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { isAsked, listFields, listFileFields } from '@/lib/forms/rules/answers';
import { toPayload } from '@/lib/forms/rules/payload';
import { REFERENCE_NUMBER } from '@/lib/forms/rules/reference-number';
import type { FORM_ENDPOINTS } from '@/lib/requests/form-schemas';
import { FORMS } from '@/lib/requests/forms';
import { call, callPath, makeSecCode, signOnAs, visit } from '../../support/api/api-client';
import { makeAnswers, makeBody, makeInvalidAnswer } from '../../support/forms/form-samples';
import { listHistory, listRequests, sendSample } from '../../support/forms/service-api';

const rows = FORMS.map((form): [string, FormDefinition] => [form.id, form]);

describe.each(rows)('the form %s', (_id, form) => {
  const endpoint = form.endpoint.id as keyof typeof FORM_ENDPOINTS;
  const { access } = form.endpoint;
  const open = () => (access === 'person' ? signOnAs() : visit());
  const count = async () => (await listRequests(form)).length;

  /** Sends any body, and returns the response and the number of new requests. */
  async function measure(send: () => Promise<{ status: number; body: unknown }>) {
    const before = await count();
    const { status, body } = await send();
    return { status, body: body as { code?: string; fields?: object }, made: (await count()) - before };
  }

  it('is stored as sent and answered with number and time', async () => {
    const token = await open();
    const { status, body } = await sendSample(form, { token, locale: 'fr' });
    expect(status).toBe(200);
    expect(body.data.referenceNumber).toMatch(REFERENCE_NUMBER);
    const request = (await listRequests(form)).at(-1);
    expect(request).toMatchObject({
      reference_number: body.data.referenceNumber,
      created_at: body.data.receivedAt,
      locale: 'fr',
      version: 1,
    });
    expect(JSON.parse(request?.data ?? '')).toMatchObject(toPayload(form, makeAnswers(form)));
    expect(await listHistory(request?.id ?? '')).toMatchObject([
      { from_status: null, to_status: request?.status, by: 'sender' },
    ]);
  });

  it('belongs to the signed-in sender', async () => {
    const subject = randomUUID();
    await sendSample(form, { token: await signOnAs(subject) });
    expect((await listRequests(form)).at(-1)?.sender).toBe(subject);
  });

  it('sent twice is one request with one number', async () => {
    const [token, key] = [await open(), randomUUID()];
    const first = await sendSample(form, { token, key });
    const again = await measure(() => sendSample(form, { token, key }));
    expect(again).toEqual({ status: 200, body: first.body, made: 0 });
  });

  it('sent ten times at once is one request with one number', async () => {
    const [token, key, before] = [await open(), randomUUID(), await count()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendSample(form, { token, key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.referenceNumber)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('refuses other content, and another sender, with the same key', async () => {
    const [token, key] = [await open(), randomUUID()];
    await sendSample(form, { token, key });
    const stranger = await measure(async () => sendSample(form, { token: await signOnAs(), key }));
    expect(stranger).toMatchObject({ status: 409, body: { code: 'alreadySent' }, made: 0 });
  });

  it('names all missing required fields at once', async () => {
    const token = await open();
    const required = listFields(form).filter((field) => field.required && isAsked(field, {}));
    const { body, headers } = makeBody(form, {}, false);
    const empty = await measure(() => call(endpoint, { token, body, headers }));
    const errors = Object.fromEntries(required.map(({ name }) => [name, 'required']));
    expect(empty).toMatchObject({ status: 422, body: { code: 'validation', fields: errors }, made: 0 });
  });

  const invalid = listFields(form).flatMap((field) => {
    const wrong = makeInvalidAnswer(field);
    return wrong ? [[field.name, wrong.code, wrong.answer] as const] : [];
  });
  it.each(invalid)('reports for %s the error %s', async (name, code, answer) => {
    const field = listFields(form).find((row) => row.name === name);
    const condition = field?.shownWhen ? { [field.shownWhen.field]: field.shownWhen.is[0] ?? '' } : {};
    const answers = { ...makeAnswers(form), ...condition, [name]: answer };
    const result = await measure(async () => sendSample(form, { token: await open(), answers }));
    expect(result).toMatchObject({ status: 422, body: { fields: { [name]: code } }, made: 0 });
  });

  it('refuses an unknown field', async () => {
    const { body, headers } = makeBody(form, { ...toPayload(form, makeAnswers(form)), isAdmin: 'true' });
    const result = await measure(async () => call(endpoint, { token: await open(), body, headers }));
    expect(result).toMatchObject({ status: 422, body: { fields: { body: 'unknownField' } }, made: 0 });
  });

  it.each([
    ['no code', undefined],
    ['a made-up code', btoa('{"challenge":{},"solution":{}}')],
    ['a code for another action', 'other'],
  ])('refuses %s', async (_name, code) => {
    const secCode = code === 'other' ? await makeSecCode('addRating') : code;
    const { path, method } = getEndpoint(endpoint);
    const { body, headers } = makeBody(form, toPayload(form, makeAnswers(form)));
    const token = await open();
    const result = await measure(async () => {
      const response = await callPath(path, { method, token, secCode, body, headers });
      return { status: response.status, body: await response.json() };
    });
    expect(result).toMatchObject({ status: 403, body: { code: 'botCheck' }, made: 0 });
  });

  it.each([
    ['nothing', ''],
    ['half of a body', '{"fullName": "x'],
    ['a list', '[]'],
    ['a bare null', 'null'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a huge text', JSON.stringify({ message: 'x'.repeat(200_000) })],
    ['numbers and objects for texts', '{"fullName":7,"email":{"a":1},"message":[[]]}'],
  ])('%s is refused and nothing is stored', async (_name, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const result = await measure(async () => call(endpoint, { token: await open(), body, headers }));
    expect([400, 413, 415, 422]).toContain(result.status);
    expect(result.made).toBe(0);
  });

  it('refuses an invalid key', async () => {
    const result = await measure(async () => sendSample(form, { token: await open(), key: 'x' }));
    expect(result).toMatchObject({ status: 400, made: 0 });
  });

  it('stores hostile text unchanged', async () => {
    const field = listFields(form).find(({ kind }) => kind === 'textarea');
    const text = `'; DROP TABLE service_request; -- <script>alert(1)</script> \${7*7}`;
    const answers = { ...makeAnswers(form), ...(field ? { [field.name]: text } : {}) };
    const { status } = await sendSample(form, { token: await open(), answers });
    expect(status).toBe(200);
    const stored = JSON.parse((await listRequests(form)).at(-1)?.data ?? '{}');
    expect(field ? stored[field.name] : text).toBe(text);
  });
});

test('files are checked by content, and none is kept from a refused request', async () => {
  const withFiles = FORMS.filter((form) => listFileFields(form).length > 0);
  for (const form of withFiles) {
    const slot = listFileFields(form)[0];
    const { body } = makeBody(form, toPayload(form, makeAnswers(form)), false);
    if (!(body instanceof FormData) || !slot) throw new Error('A form with files is multipart');
    body.append(slot.name, new Blob(['not a pdf']), 'idea.pdf');
    const { access, id } = form.endpoint;
    const token = await (access === 'person' ? signOnAs() : visit());
    const { status, body: answer } = await call(id as keyof typeof FORM_ENDPOINTS, { token, body });
    expect({ status, fields: answer.fields }).toEqual({
      status: 422,
      fields: { [slot.maxFiles > 1 ? `${slot.name}.0` : slot.name]: 'wrongType' },
    });
  }
});
