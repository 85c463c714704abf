/** @jest-environment node */
/** Requirements: FORMS-01, FORMS-08, FORMS-10 */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { registrationForm } from '@/lib/award/definition/registration';
import { submissionForm } from '@/lib/award/definition/submission';
import { getContentPage } from '@/lib/content/content-pages';
import { type EndpointId, SCHEMAS } from '@/lib/endpoints';
import type { FormDefinition, FormField, Questions } from '@/lib/forms/definition/form-definition';
import { listFields, listFileFields } from '@/lib/forms/rules/answers';
import { hasOwnMessage } from '@/lib/forms/rules/error-codes';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { getRoute } from '@/lib/routing/table';
import { readTexts } from '@/tests/support/i18n/message-files';
import { FORMS, type FormId, findForm } from './forms';

const checkOf = (field: FormField) => ('check' in field ? field.check : undefined);

const codesOf = (field: FormField) => (field.kind === 'callingNumber' ? [`fields.${field.name}.code`] : []);

function optionKeysOf(field: FormField): string[] {
  if (!('options' in field)) return [];
  if ('keys' in field.options) return [...field.options.keys];
  return 'numbers' in field.options ? Object.keys(field.options.numbers) : [];
}

function keysOfField(field: FormField, { error }: Questions): string[] {
  const at = `fields.${field.name}`;
  return [
    `${at}.label`,
    ...codesOf(field),
    ...(field.hint ? [`${at}.hint`] : []),
    ...(field.required || (error && hasOwnMessage(field)) ? [`${at}.required`] : []),
    ...optionKeysOf(field).map((key) => `options.${field.name}.${key}`),
    ...(checkOf(field)?.verdicts ?? []).map(({ key }) => `${at}.checks.${key}`),
  ];
}

/** Message keys that the form engine reads for a form's questions. */
const keysOfQuestions = (form: Questions) => [
  ...form.sections.map(({ key }) => `sections.${key}`),
  ...form.sections.filter(({ lead }) => lead).map(({ key }) => `leads.${key}`),
  ...listFields(form).flatMap((field) => keysOfField(field, form)),
  ...(form.error === 'requiredFields' ? ['beside'] : []),
];

const keysOf = (form: FormDefinition) => [
  'title',
  // No button leads to a page's second form.
  ...(form.anchor ? [] : ['start']),
  'lead',
  'privacy.purpose',
  'privacy.basis',
  ...keysOfQuestions(form),
  ...form.next.map((key) => `next.${key}`),
];

function listOwnKeys(locale: Locale, { namespace }: Questions): string[] {
  const prefix = `${namespace}.`;
  const own = Object.keys(readTexts(locale)).filter((key) => key.startsWith(prefix));
  return own.map((key) => key.slice(prefix.length));
}

const rows = FORMS.map((form): [string, FormDefinition] => [form.id, form]);

describe.each(rows)('the form %s', (id, form) => {
  const fields = listFields(form);

  it.each(LOCALE_CODES)(
    'has every message that it reads in %s; its page may have more below `page`',
    (locale) => {
      const keys = listOwnKeys(locale, form).filter((key) => !key.startsWith('page.'));
      expect(keys.sort()).toEqual(keysOf(form).sort());
    },
  );

  it.each(LOCALE_CODES)('has a start button in %s whose label is not the title of its page', (locale) => {
    const texts = readTexts(locale);
    expect(texts[`${form.namespace}.start`]).not.toBe(texts[`meta.${form.route}.title`]);
  });

  it('is one of the forms, is on a page with a text, and is found by its id', () => {
    expect(getRoute(form.route).group).toBe('forms');
    expect(getContentPage(form.route).sections).not.toHaveLength(0);
    expect(findForm(id)).toBe(form);
  });

  it('has its own call with a bot action, as multipart if it has files', () => {
    const { method, action, body } = form.endpoint;
    expect(method).not.toBe('GET');
    expect(action).toBeDefined();
    expect(body).toBe(listFileFields(form).length > 0 ? 'multipart' : 'json');
    expect(FORMS.filter(({ endpoint }) => endpoint === form.endpoint)).toHaveLength(1);
  });

  it('names each field once, and depends only on earlier choices', () => {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // Names are also ids of controls and must not collide with those of the page's sections.
    expect(getContentPage(form.route).sections.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^(${names.join('|')}|form)$`))]),
    );
    for (const [index, { name, shownWhen }] of fields.entries()) {
      expect(name).toMatch(/^[a-z][A-Za-z]+$/);
      if (!shownWhen) continue;
      const above = fields.slice(0, index).find((field) => field.name === shownWhen.field);
      expect(above && 'options' in above && 'keys' in above.options ? above.options.keys : []).toEqual(
        expect.arrayContaining([...shownWhen.is]),
      );
    }
  });

  it('checks answers with calls that anyone may make, and its verdicts match their responses', () => {
    for (const check of fields.map(checkOf).filter((known) => known !== undefined)) {
      expect(check.endpoint).toMatchObject({ method: 'GET', access: 'anyone' });
      const { query, response }: { query?: z.ZodObject; response: z.ZodType } =
        SCHEMAS[check.endpoint.id as EndpointId];
      expect(query?.shape).toHaveProperty(check.query);
      const { data } = (response as z.ZodObject<{ data: z.ZodObject }>).shape;
      for (const { is } of check.verdicts) expect(data.partial().strict().safeParse(is).success).toBe(true);
    }
  });

  it('requires a contact of its sender', () => {
    expect(fields.some(({ contact, required }) => contact && required)).toBe(true);
  });
});

it('gives every form a unique id and action', () => {
  expect(new Set(FORMS.map(({ id }) => id)).size).toBe(FORMS.length);
  expect(new Set(FORMS.map(({ endpoint }) => endpoint.action)).size).toBe(FORMS.length);
});

/** How docs/operations.md names periods and forms. */
const YEARS: Readonly<Record<number, string>> = { 365: 'one', 730: 'two', 1095: 'three', 1825: 'five' };
const KEPT: Readonly<Record<FormId, string>> = {
  contact: 'contact',
  'data-sharing': 'data sharing',
  information: 'public information',
  'open-data': 'open data',
  innovation: 'innovations',
  transaction: 'transactions',
  'outside-transaction': 'from abroad',
  appointment: 'appointments',
  'operator-survey': "the operators' survey",
  supplier: 'suppliers',
  company: 'companies',
  creatives: 'creative works',
};

it.each(FORMS)('$id is kept for the years that docs/operations.md says', ({ id, retentionDays }) => {
  const lines = readFileSync('docs/operations.md', 'utf8').split('\n');
  const parts = lines.find((line) => line.startsWith('| Service requests'))?.split(/[;|]/) ?? [];
  expect(parts.filter((part) => part.includes(KEPT[id]))).toEqual([
    expect.stringMatching(new RegExp(`^ ${YEARS[retentionDays]} `)),
  ]);
});

describe.each([
  ['registration', registrationForm],
  ['submission', submissionForm],
])('the form %s of the award', (_, form) => {
  it.each(LOCALE_CODES)('has every message that its questions need in %s, and no other', (locale) => {
    expect(listOwnKeys(locale, form).sort()).toEqual(keysOfQuestions(form).sort());
  });
});
