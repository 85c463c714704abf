/** @jest-environment node */
/** Requirements: FORMS-01, FORMS-02, FORMS-03, FORMS-14 */

import type { Answers } from '@/lib/forms/definition/form-definition';
import { FORMS } from '@/lib/requests/forms';
import { makeAnswers } from '@/tests/support/forms/form-samples';
import { sampleForm } from '@/tests/support/forms/sample-form';
import { deriveSchema } from './derive-schema';
import { findErrors } from './find-errors';
import { readAnswers, toPayload } from './payload';

const TODAY = '2026-11-21';
const valid: Answers = { ...makeAnswers(sampleForm), from: TODAY, born: TODAY };
const errorsOf = (answers: Answers) => findErrors(sampleForm, { ...valid, ...answers }, TODAY);
const schema = deriveSchema(sampleForm, () => TODAY);
const body = toPayload(sampleForm, valid);

it('accepts answers that satisfy every rule', () => {
  expect(errorsOf({})).toEqual({});
});

it.each(['O’Brien & Sons, Ltd.', 'عبدالله، وأبناؤه'])('accepts the name %s', (owner) => {
  expect(errorsOf({ owner })).toEqual({});
});

it.each([
  ['title', '', 'required'],
  ['title', 'ab', 'tooShort'],
  ['title', 'a'.repeat(21), 'tooLong'],
  ['title', 'one\ntwo', 'forbiddenCharacters'],
  ['title', 'abc\u202edef', 'forbiddenCharacters'],
  ['body', 'a'.repeat(51), 'tooLong'],
  ['owner', '<script>', 'pattern'],
  ['email', 'a@b', 'email'],
  ['mobile', '0412345678', 'saudiMobile'],
  ['phone', '12', 'phone'],
  ['registration', '123456789', 'digits'],
  ['registration', '12345678901', 'digits'],
  ['people', 'many', 'number'],
  ['people', '0', 'range'],
  ['people', '501', 'range'],
  ['from', '2026-11-20', 'tooEarly'],
  ['from', '2026-02-30', 'date'],
  ['born', '2026-11-22', 'tooLate'],
  ['kindOf', 'none', 'choice'],
  ['uses', [], 'required'],
  ['consent', false, 'required'],
])('%s with the answer %p has the error %s', (name, answer, code) => {
  expect(errorsOf({ [name]: answer })).toEqual({ [name]: code });
});

it('finds all errors at once, including those of dependent questions', () => {
  expect(findErrors(sampleForm, { kindOf: 'other' }, TODAY)).toEqual({
    title: 'required',
    email: 'required',
    registration: 'required',
    people: 'required',
    from: 'required',
    whose: 'required',
    uses: 'required',
    consent: 'required',
  });
});

it('asks a dependent question only while its condition is met, and omits the answer otherwise', () => {
  expect(errorsOf({ kindOf: 'other', whose: '' })).toEqual({ whose: 'required' });
  expect(errorsOf({ kindOf: 'own', whose: '' })).toEqual({});
  expect(toPayload(sampleForm, { ...valid, kindOf: 'own' })).not.toHaveProperty('whose');
});

it('converts digits of every script to Latin ones', () => {
  const answers = { ...valid, registration: '١٢٣٤٥٦٧٨٩٠', mobile: '۰۵۱۲ ۳۴۵ ۶۷۸', people: '٤٠' };
  expect(schema.parse(toPayload(sampleForm, answers))).toMatchObject({
    registration: '1234567890',
    mobile: '0512345678',
    people: 40,
  });
});

it.each([null, 7, 'text', [], { ...body, extra: 1 }, { ...body, title: 7 }, { ...body, people: '5' }])(
  'refuses the body %p',
  (given) => {
    expect(schema.safeParse(given).success).toBe(false);
  },
);

it('reads the body of a browser without script', () => {
  const posted = new URLSearchParams('title=abc&uses=study&uses=press&consent=true&stranger=1');
  const answers = readAnswers(sampleForm, posted);
  expect(answers).toMatchObject({ title: 'abc', uses: ['study', 'press'], consent: true, kindOf: '' });
  expect(answers).not.toHaveProperty('stranger');
});

it.each(FORMS.map((form) => [form.id, form] as const))('%s accepts its sample answers', (_id, form) => {
  expect(findErrors(form, makeAnswers(form), new Date().toISOString().slice(0, 10))).toEqual({});
});
