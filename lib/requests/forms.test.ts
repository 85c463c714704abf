/** @jest-environment node */
/** Requirements: FORMS-01, FORMS-08, FORMS-10 */
import type { z } from 'zod';
import { getContentPage } from '@/lib/content/pages';
import { type EndpointId, SCHEMAS } from '@/lib/endpoints';
import { listFields, listFileFields } from '@/lib/forms/answers';
import type { FormDefinition, FormField } from '@/lib/forms/form-definition';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { getRoute } from '@/lib/routing/table';
import { readTexts } from '@/tests/support/i18n/message-files';
import { FORMS, findForm } from './forms';

const checkOf = (field: FormField) => ('check' in field ? field.check : undefined);

function keysOfField(field: FormField): string[] {
  const at = `fields.${field.name}`;
  const options = 'options' in field && 'keys' in field.options ? field.options.keys : [];
  return [
    `${at}.label`,
    ...(field.hint ? [`${at}.hint`] : []),
    ...(field.required ? [`${at}.required`] : []),
    ...options.map((key) => `options.${field.name}.${key}`),
    ...(checkOf(field)?.verdicts ?? []).map(({ key }) => `${at}.checks.${key}`),
  ];
}

const keysOf = (form: FormDefinition) => [
  'title',
  'lead',
  'privacy.purpose',
  'privacy.basis',
  ...form.sections.map(({ key }) => `sections.${key}`),
  ...listFields(form).flatMap(keysOfField),
  ...form.next.map((key) => `next.${key}`),
];

const rows = FORMS.map((form): [string, FormDefinition] => [form.id, form]);

describe.each(rows)('the form %s', (id, form) => {
  const fields = listFields(form);

  it.each(LOCALE_CODES)(
    'has every message that it reads in %s; its page may have more below `page`',
    (locale) => {
      const prefix = `${form.namespace}.`;
      const own = Object.keys(readTexts(locale)).filter((key) => key.startsWith(prefix));
      const keys = own.map((key) => key.slice(prefix.length)).filter((key) => !key.startsWith('page.'));
      expect(keys.sort()).toEqual(keysOf(form).sort());
    },
  );

  it('stands among the forms, on a page with a text, and is found by its id', () => {
    expect(getRoute(form.route).group).toBe('forms');
    expect(getContentPage(form.route).sections).not.toHaveLength(0);
    expect(findForm(id)).toBe(form);
  });

  it('is taken by a call of its own with a bot action, as multipart where it has files', () => {
    const { method, action, body } = form.endpoint;
    expect(method).not.toBe('GET');
    expect(action).toBeDefined();
    expect(body).toBe(listFileFields(form).length > 0 ? 'multipart' : 'json');
    expect(FORMS.filter(({ endpoint }) => endpoint === form.endpoint)).toHaveLength(1);
  });

  it('names each field once, and dependence on choices that stand above', () => {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // Names are the ids of the controls too, beside those of the page's sections.
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

  it('asks what is known of an answer from calls that anyone may make, and reads what they answer', () => {
    for (const check of fields.map(checkOf).filter((known) => known !== undefined)) {
      expect(check.endpoint).toMatchObject({ method: 'GET', access: 'anyone' });
      const { query, answer }: { query?: z.ZodObject; answer: z.ZodType } =
        SCHEMAS[check.endpoint.id as EndpointId];
      expect(query?.shape).toHaveProperty(check.query);
      const { data } = (answer as z.ZodObject<{ data: z.ZodObject }>).shape;
      for (const { is } of check.verdicts) expect(data.partial().strict().safeParse(is).success).toBe(true);
    }
  });

  it('knows where its sender can be reached', () => {
    expect(fields.some(({ contact, required }) => contact && required)).toBe(true);
  });
});

it('gives every form an id and an action of its own', () => {
  expect(new Set(FORMS.map(({ id }) => id)).size).toBe(FORMS.length);
  expect(new Set(FORMS.map(({ endpoint }) => endpoint.action)).size).toBe(FORMS.length);
});
