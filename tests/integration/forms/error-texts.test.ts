/** Requirements: FORMS-12 */
import type { z } from 'zod';
import { loadChangeErrors, loadMetaErrors } from '@/lib/admin/load-desk-errors';
import { loadPublishingErrors } from '@/lib/admin/publishing/load-publishing-errors';
import type { Answers, ErrorCodes, FormDefinition, FormField } from '@/lib/forms/definition/form-definition';
import { FILE_ERRORS } from '@/lib/forms/files/rules';
import { listFields, listFileFields } from '@/lib/forms/rules/answers';
import { findErrors } from '@/lib/forms/rules/find-errors';
import { PATTERNS, PHONE_DIGITS } from '@/lib/forms/rules/patterns';
import { readAnswers } from '@/lib/forms/rules/payload';
import { loadOptions } from '@/lib/forms/server-side/load-options';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { readError } from '@/lib/forms/texts/browser-texts';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { rescheduleBody } from '@/lib/requests/appointment-schemas';
import { FORMS, getForm } from '@/lib/requests/forms';
import { loadLookupErrors } from '@/lib/requests/read-lookup';
import { changeBody, findBody, transitionBody } from '@/lib/requests/schemas';
import { toFieldErrors } from '@/lib/server/http/body/field-errors';
import { supplierChange } from '@/lib/suppliers/supplier-change-form';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { workAs } from '../../support/admin/staff';
import { callPath } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { messagesOf } from '../../support/i18n/messages';

const DAY = '2026-11-21';
/** Input that a user, a paste or a program may put into a control. */
const HOSTILE = [
  '',
  ' ',
  'x',
  'x'.repeat(40_000),
  '9'.repeat(400),
  '-1',
  '1.5',
  '0',
  'a\nb',
  'a\u0000b',
  'a\u202eb',
  'a\u2066b',
  '\ud800',
  '<script>alert(1)</script>',
  "' OR '1'='1",
  '1900-01-01',
  '9999-12-31',
  '2026-13-45',
  'nobody@',
  'javascript:alert(1)',
];

const isGeneral = (locale: Locale, text: string | undefined) =>
  text === messagesOf(locale, 'forms').otherError;
/** The text exists, is not the one for unknown errors, and has all its parameters. */
const says = (locale: Locale, text: string | undefined) =>
  text !== undefined &&
  text.length > 3 &&
  !isGeneral(locale, text) &&
  !/[{}]|errors\.|^\s|\s\s|\s$/.test(text);

const EMPTY_DRAFT = { kind: 'poem', id: '', title: '' };

/** Answers that make the question appear. */
function answersFor(form: FormDefinition, field: FormField): Answers {
  const answers = makeAnswers(form);
  const { shownWhen } = field;
  return shownWhen ? { ...answers, [shownWhen.field]: shownWhen.is[0] ?? '' } : answers;
}

/** Every error of a POST of the form, by field, in the browser and in the gateway. */
function listFormErrors(form: FormDefinition): { name: string; code: string }[] {
  const found = new Map<string, { name: string; code: string }>();
  for (const field of listFields(form)) {
    for (const value of HOSTILE) {
      const given = answersFor(form, field);
      const posted = new URLSearchParams();
      for (const [name, answer] of Object.entries(given))
        for (const text of [answer].flat())
          if (name !== field.name && text !== false) posted.append(name, String(text));
      if (value !== '') posted.append(field.name, value);
      const errors: ErrorCodes = findErrors(form, readAnswers(form, posted), DAY);
      for (const [name, code] of Object.entries(errors)) found.set(`${name} ${code}`, { name, code });
    }
  }
  return [...found.values()];
}

/** A form with the definition that has its texts. */
const forms: [string, FormDefinition, FormDefinition][] = [
  ...FORMS.map((form): [string, FormDefinition, FormDefinition] => [form.id, form, form]),
  [supplierChange.id, supplierChange, supplierForm],
];

test.each(forms)('every error of the form %s has a text in every language', async (_, form, speaker) => {
  const errors = listFormErrors(form);
  const required = listFields(form).filter((field) => field.required && field.kind !== 'file');
  expect(errors.filter(({ code }) => code === 'required')).toHaveLength(required.length);
  // The registration number is not a question of the change form: the page adds it.
  const shown = errors.filter(({ name }) => name !== 'referenceNumber');
  for (const locale of LOCALE_CODES) {
    const texts = await loadFormTexts(speaker, locale, DAY, await loadOptions(speaker, locale, null));
    const mute = shown.filter(({ name, code }) => !says(locale, readError(texts, name, code)));
    expect({ locale, mute }).toEqual({ locale, mute: [] });
    for (const { name } of listFileFields(form))
      expect(FILE_ERRORS.filter((code) => !says(locale, texts.fields[name]?.errors[code]))).toEqual([]);
  }
});

test.each(LOCALE_CODES)('the examples in messages satisfy their rules, in %s', async (locale) => {
  const { fields } = await loadFormTexts(getForm('innovation'), locale, DAY, {});
  const { min, max } = PHONE_DIGITS;
  for (const limit of [min, max]) expect(fields.mobile?.errors.phone).toContain(formatNumber(limit, locale));
  for (const text of [fields.link?.errors.pattern, fields.link?.hint])
    for (const scheme of ['https://', 'http://']) {
      expect(text).toContain(scheme);
      expect(`${scheme}innovator.example`).toMatch(PATTERNS.web);
    }
});

type Loader = (outcome: { errors: Record<string, string> }, locale: Locale) => Promise<PostedErrors>;

const id = '01936f0e-7b1c-7000-8000-000000000000';
const plain: [string, z.ZodType, Record<string, unknown>, string[], Loader][] = [
  ['a look-up', findBody, { referenceNumber: 'A' }, ['referenceNumber', 'contact'], loadLookupErrors],
  ['a move', transitionBody, { referenceNumber: 'A', to: 'closed' }, ['note'], loadLookupErrors],
  [
    'a new day',
    rescheduleBody,
    { referenceNumber: 'A', preferredDate: DAY },
    ['preferredDate', 'note'],
    loadLookupErrors,
  ],
  [
    'a change in the back office',
    changeBody,
    { id, version: 1, to: 'closed' },
    ['to', 'note', 'preferredDate'],
    loadChangeErrors,
  ],
];

test.each(plain)('every error of %s has a text in every language', async (_, schema, valid, names, load) => {
  const codes = new Set<string>();
  for (const name of names)
    for (const value of HOSTILE) {
      const result = schema.safeParse({ ...valid, [name]: value });
      const code = result.error && toFieldErrors(result.error.issues)[name];
      if (code) codes.add(`${name} ${code}`);
    }
  expect(codes.size).toBeGreaterThanOrEqual(names.length);
  for (const locale of LOCALE_CODES)
    for (const [name = '', code = ''] of [...codes, 'preferredDate tooEarly'].map((row) => row.split(' '))) {
      const errors = await load({ errors: { [name]: code } }, locale);
      expect([name, code, says(locale, errors.of(name))]).toEqual([name, code, true]);
      expect(errors.lines).toEqual([
        { fieldId: name, message: expect.stringContaining(errors.of(name) ?? '?') },
      ]);
    }
});

test('every error of an editor’s texts has a text in every language', async () => {
  const token = await workAs('editor');
  const headers = { 'Content-Type': 'application/json' };
  const save = async (path: string, body: unknown) => {
    const response = await callPath(path, { method: 'POST', token, headers, body: JSON.stringify(body) });
    return response.status === 422 ? ((await response.json()).fields as Record<string, string>) : {};
  };
  const codes = new Set<string>();
  for (const name of ['title', 'description', 'card'])
    for (const value of HOSTILE) {
      const errors = await save('Desk/SaveMeta', { route: 'haj', locale: 'ar', [name]: value });
      for (const code of Object.values(errors)) codes.add(`${name} ${code}`);
    }
  for (const code of ['tooShort', 'tooLong', 'forbiddenCharacters']) expect(codes).toContain(`title ${code}`);
  for (const locale of LOCALE_CODES) {
    for (const [name = '', code = ''] of [...codes].map((row) => row.split(' '))) {
      const errors = await loadMetaErrors({ errors: { [name]: code } }, locale);
      expect([name, code, says(locale, errors.of(name))]).toEqual([name, code, true]);
    }
    for (const [form, call, names] of [
      ['publication-import', 'Desk/ImportPublications', ['text']],
      ['publication-create', 'Desk/CreateDraft', ['kind', 'id', 'title']],
    ] as const) {
      const flash = { form, errors: await save(call, form === 'publication-create' ? EMPTY_DRAFT : {}) };
      const errors = await loadPublishingErrors(flash, locale);
      for (const name of names) expect([name, says(locale, errors.of(name))]).toEqual([name, true]);
    }
  }
});

test('an unknown code gets the general message', async () => {
  const errors = await loadChangeErrors({ errors: { note: 'constructor' } }, 'tr');
  expect(isGeneral('tr', errors.of('note'))).toBe(true);
});
