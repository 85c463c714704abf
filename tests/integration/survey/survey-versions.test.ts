/** Requirements: LIST-07, INSIGHT-07 */
import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import type { Answers, FormDefinition } from '@/lib/forms/definition/form-definition';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostOutcome } from '@/lib/forms/no-javascript/no-javascript-post';
import { loadAskedForm } from '@/lib/forms/server-side/load-asked-form';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import { call, callPath, makeSecCode, signOnAs, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { textsOf } from '../../support/i18n/choice-labels';
import { messagesOf } from '../../support/i18n/messages';
import { locationOf, TestBrowser } from '../../support/test-browser';

let cookies = '';
jest.mock('next/headers', () => ({ headers: async () => new Headers({ cookie: cookies }) }));

const JSON_TYPE = { 'Content-Type': 'application/json' };
const NO_HINTS = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, '']));

async function hire(...roles: Role[]): Promise<string> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Staff', roles }, now());
  return signOnAs(subject);
}

let publisher: string;
beforeAll(async () => {
  publisher = await hire('publisher', 'insight', 'requests');
});

const readDraft = async () => (await call('getSurveyDraft', { token: publisher })).body.data;

type Change = 'saveSurveyQuestion' | 'saveSurveyOption' | 'arrangeSurvey' | 'publishSurvey';
const post = (id: Change, token: string, body: unknown) =>
  call(id, { token, headers: JSON_TYPE, body: JSON.stringify(body) });

/** Sends a change of the draft in its present state. */
async function change(id: Change, body: Record<string, unknown>) {
  const { version, revision } = await readDraft();
  return post(id, publisher, { version, revision, ...body });
}

async function loadForm(version?: number): Promise<FormDefinition> {
  const form = await loadAskedForm(operatorSurveyForm, 'en', version);
  if (!form) throw new Error('The survey cannot be read');
  return form;
}

const listNames = (form: FormDefinition) => form.sections[1]?.fields.map(({ name }) => name);

async function answer(form: FormDefinition, answers: Answers = {}, key: string = randomUUID()) {
  const body = JSON.stringify({ ...makeAnswers(form), ...answers });
  const response = await callPath(`Surveys/AddOperatorSurvey?version=${form.version}`, {
    method: 'POST',
    token: await visit(),
    secCode: await makeSecCode('addOperatorSurvey'),
    headers: { ...JSON_TYPE, 'Idempotency-Key': key },
    body,
  });
  return { status: response.status, body: await response.json() };
}

const readTag = async () =>
  (
    await (
      await openDatabase()
    )
      .selectFrom('cache_tag')
      .select('version')
      .where('tag', '=', 'survey')
      .executeTakeFirst()
  )?.version ?? null;

async function readFigures(query = '') {
  const response = await callPath(`Desk/GetSurvey?${query}`, { token: publisher });
  return (await response.json()).data;
}

test('a published draft is a new version; answers, figures and old requests keep theirs', async () => {
  const first = await loadForm();
  expect(first.version).toBe(1);
  const key = randomUUID();
  for (let count = 0; count < 6; count += 1)
    expect((await answer(first, {}, count === 0 ? key : undefined)).status).toBe(200);

  // A draft shows nowhere.
  const added = { kind: 'radio', required: true, texts: textsOf('Is parking easy'), hints: NO_HINTS };
  expect((await change('saveSurveyQuestion', added)).status).toBe(200);
  for (const name of ['Yes', 'No'])
    expect((await change('saveSurveyOption', { question: 'question1', texts: textsOf(name) })).status).toBe(
      200,
    );
  expect((await change('arrangeSurvey', { question: 'question1', to: 'up' })).status).toBe(200);
  expect((await change('arrangeSurvey', { question: 'platforms', to: 'end' })).status).toBe(200);
  expect((await change('arrangeSurvey', { question: 'licensing', key: 'veryPoor', to: 'end' })).status).toBe(
    200,
  );
  expect(listNames(await loadForm())).toEqual(listNames(first));
  expect(await readTag()).toBeNull();

  expect((await change('publishSurvey', { to: 'publish' })).status).toBe(200);
  expect(await readTag()).not.toBeNull();
  const second = await loadForm();
  expect(second.version).toBe(2);
  expect(listNames(second)).toEqual([
    'licensing',
    'support',
    'guidance',
    'supervision',
    'obstacles',
    'question1',
    'suggestion',
  ]);
  for (const locale of LOCALE_CODES) {
    const form = await loadAskedForm(operatorSurveyForm, locale);
    const question = form?.sections[1]?.fields.find(({ name }) => name === 'question1');
    expect(question?.texts?.label).toBe(textsOf('Is parking easy')[locale]);
  }

  // A retry gets its receipt; other answers to the previous version are refused.
  expect((await answer(first, {}, key)).status).toBe(200);
  const late = await answer(first);
  expect([late.status, late.body.code, late.body.message]).toEqual([
    409,
    'questionsChanged',
    messagesOf('en', 'errors').questionsChanged,
  ]);
  expect((await answer(second, { licensing: 'veryPoor' })).body.fields).toEqual({ licensing: 'choice' });
  for (let count = 0; count < 10; count += 1)
    expect((await answer(second, { question1: count < 5 ? '1' : '2' })).status).toBe(200);

  const figures = await readFigures();
  expect([figures.version, figures.respondents, figures.versions.length]).toEqual([2, 10, 2]);
  expect(figures.questions.find(({ name }: { name: string }) => name === 'question1').answers).toEqual([
    { key: '1', label: 'Yes', counts: [5] },
    { key: '2', label: 'No', counts: [5] },
  ]);
  const before = await readFigures('version=1');
  expect([before.version, before.respondents]).toEqual([1, 5]);
  expect(before.questions.map(({ name }: { name: string }) => name)).toContain('platforms');
  expect((await callPath('Desk/GetSurvey?version=3', { token: publisher })).status).toBe(404);

  // The old request is shown with the questions that it answered.
  expect(listNames(await loadForm(1))).toEqual(listNames(first));
  const csv = await callPath('Desk/ExportRequests?form=operator-survey&language=en', { token: publisher });
  const lines = (await csv.text()).trim().split('\r\n');
  expect(lines[0]).toContain('Is parking easy');
  expect(lines[0]).toContain(messagesOf('en', 'operatorSurvey').form.fields.platforms.label);
  expect(lines).toHaveLength(17);

  // A key is never reused, and an ended question is offered again unchanged.
  expect((await change('saveSurveyQuestion', { ...added, texts: textsOf('Another') })).status).toBe(200);
  expect((await readDraft()).questions.at(-1)?.name).toBe('question2');
  expect((await change('arrangeSurvey', { question: 'platforms', to: 'again' })).status).toBe(200);
  expect((await readDraft()).questions.at(-1)).toMatchObject({ name: 'platforms', kind: 'radio' });
  const incomplete = await change('publishSurvey', { to: 'publish' });
  expect([incomplete.status, incomplete.body.code]).toEqual([409, 'surveyIncomplete']);
  expect((await change('publishSurvey', { to: 'discard' })).status).toBe(200);
  expect(await readDraft()).toMatchObject({ version: 3, isChanged: false });
  expect((await change('publishSurvey', { to: 'publish' })).body.code).toBe('surveyIncomplete');
});

test('without JavaScript, answers to an earlier version come back with a reason, and those that fit are kept', async () => {
  const current = await loadForm();
  const given = { ...makeAnswers(current), licensing: 'good', operatorName: 'Rawafid' };
  const browser = new TestBrowser();
  const fields = new URLSearchParams({ questionsVersion: '1' });
  for (const [name, value] of Object.entries(given))
    for (const text of [value].flat()) fields.append(name, String(text));
  fields.delete('support');
  const response = await browser.send(noJavaScriptAddress('operator-survey', 'en'), fields);
  expect(response.status).toBe(303);
  const { searchParams } = new URL(locationOf(response), 'http://portal.invalid');
  cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const kept = await readPostOutcome(current, { answers: searchParams.get('answers') ?? '' });
  expect(kept).toMatchObject({
    message: messagesOf('en', 'errors').questionsChanged,
    answers: { licensing: 'good', operatorName: 'Rawafid' },
    errors: { support: 'required' },
  });
});

test('of parallel changes of the same draft one succeeds, and only publishers make any', async () => {
  const { version, revision } = await readDraft();
  const body = { version, revision, question: 'support', to: 'up' };
  const responses = await Promise.all([1, 2, 3].map(() => post('arrangeSurvey', publisher, body)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(responses.find(({ status }) => status === 409)?.body.code).toBe('listMoved');
  for (const role of ['editor', 'lead', 'insight'] as const)
    expect((await post('arrangeSurvey', await hire(role), body)).status).toBe(403);
  expect((await post('publishSurvey', await visit(), { version, revision, to: 'publish' })).status).toBe(401);
});

describe('a change is refused', () => {
  const named = (labels: Record<string, string>) => ({
    required: false,
    texts: { ...textsOf('Something'), ...labels },
    hints: NO_HINTS,
  });

  test.each([
    ['without a text in a language', named({ ur: ' ' }), { 'texts.ur': 'required' }],
    ['with a long text', named({ en: 'x'.repeat(201) }), { 'texts.en': 'tooLong' }],
    ['with letters of another language', named({ ar: 'سفینہ' }), { 'texts.ar': 'characters' }],
    ['with the text of another question', named({ en: 'Is PARKING easy.' }), { 'texts.en': 'taken' }],
    ['without a kind', named({}), { kind: 'required' }],
    ['with a kind that does not exist', { ...named({}), kind: 'date' }, { kind: 'choice' }],
  ])('%s', async (_what, body, fields) => {
    const refused = await change('saveSurveyQuestion', body);
    expect([refused.status, refused.body.fields]).toEqual([422, fields]);
  });

  test('of a question or a choice that the draft does not have', async () => {
    expect((await change('saveSurveyQuestion', { ...named({}), name: 'nothing' })).status).toBe(404);
    const texts = textsOf('Maybe');
    expect((await change('saveSurveyOption', { question: 'suggestion', texts })).status).toBe(404);
    expect((await change('saveSurveyOption', { question: 'support', key: 'x', texts })).status).toBe(404);
    expect((await change('arrangeSurvey', { question: 'support', to: 'again' })).status).toBe(404);
  });
});
