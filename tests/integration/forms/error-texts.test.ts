/** Requirements: FORMS-12 */
import type { z } from 'zod';
import { loadChangeFaults, loadImportFaults, loadMetaFaults } from '@/lib/admin/plain-faults';
import { listFields, listFileFields } from '@/lib/forms/answers';
import { FILE_FAULTS } from '@/lib/forms/files/rules';
import { findFaults } from '@/lib/forms/find-faults';
import type { Answers, Faults, FormDefinition, FormField } from '@/lib/forms/form-definition';
import { loadFormTexts } from '@/lib/forms/form-texts';
import { readFault } from '@/lib/forms/form-words';
import { loadOptions } from '@/lib/forms/options';
import { readAnswers } from '@/lib/forms/payload';
import type { PlainFaults } from '@/lib/forms/plain-faults';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { rescheduleBody } from '@/lib/requests/appointment-schemas';
import { FORMS } from '@/lib/requests/forms';
import { loadLookupFaults } from '@/lib/requests/read-lookup';
import { changeBody, findBody, moveBody } from '@/lib/requests/schemas';
import { toFieldFaults } from '@/lib/server/http/body/field-faults';
import { supplierChange } from '@/lib/suppliers/supplier-change-form';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import { workAs } from '../../support/admin/staff';
import { callPath } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { messagesOf } from '../../support/i18n/messages';

const DAY = '2026-11-21';
/** What a hand, a paste or a program may put into a control. */
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
  text === messagesOf(locale, 'forms').otherFault;
/** A text is there, is not the one for unknown faults, and no parameter of it was left out. */
const says = (locale: Locale, text: string | undefined) =>
  text !== undefined && text.length > 3 && !isGeneral(locale, text) && !/[{}]|faults\./.test(text);

/** Answers under which the question is asked. */
function answersFor(form: FormDefinition, field: FormField): Answers {
  const answers = makeAnswers(form);
  const { shownWhen } = field;
  return shownWhen ? { ...answers, [shownWhen.field]: shownWhen.is[0] ?? '' } : answers;
}

/** Every fault that a post of the form can have, field by field, as the browser and the door judge it. */
function listFormFaults(form: FormDefinition): { name: string; code: string }[] {
  const found = new Map<string, { name: string; code: string }>();
  for (const field of listFields(form)) {
    for (const value of HOSTILE) {
      const given = answersFor(form, field);
      const posted = new URLSearchParams();
      for (const [name, answer] of Object.entries(given))
        for (const text of [answer].flat())
          if (name !== field.name && text !== false) posted.append(name, String(text));
      if (value !== '') posted.append(field.name, value);
      const faults: Faults = findFaults(form, readAnswers(form, posted), DAY);
      for (const [name, code] of Object.entries(faults)) found.set(`${name} ${code}`, { name, code });
    }
  }
  return [...found.values()];
}

/** A form with the definition whose words it speaks. */
const forms: [string, FormDefinition, FormDefinition][] = [
  ...FORMS.map((form): [string, FormDefinition, FormDefinition] => [form.id, form, form]),
  [supplierChange.id, supplierChange, supplierForm],
];

test.each(forms)('every fault of the form %s has its words in every language', async (_, form, speaker) => {
  const faults = listFormFaults(form);
  const required = listFields(form).filter((field) => field.required && field.kind !== 'file');
  expect(faults.filter(({ code }) => code === 'required')).toHaveLength(required.length);
  // The number of a registration is no question of its change: the page brings it along.
  const shown = faults.filter(({ name }) => name !== 'referenceNumber');
  for (const locale of LOCALE_CODES) {
    const texts = await loadFormTexts(speaker, locale, DAY, await loadOptions(speaker, locale));
    const mute = shown.filter(({ name, code }) => !says(locale, readFault(texts, name, code)));
    expect({ locale, mute }).toEqual({ locale, mute: [] });
    for (const { name } of listFileFields(form))
      expect(FILE_FAULTS.filter((code) => !says(locale, texts.fields[name]?.faults[code]))).toEqual([]);
  }
});

type Loader = (outcome: { faults: Record<string, string> }, locale: Locale) => Promise<PlainFaults>;

const id = '01936f0e-7b1c-7000-8000-000000000000';
const plain: [string, z.ZodType, Record<string, unknown>, string[], Loader][] = [
  ['a look-up', findBody, { referenceNumber: 'A' }, ['referenceNumber', 'contact'], loadLookupFaults],
  ['a move', moveBody, { referenceNumber: 'A', to: 'closed' }, ['note'], loadLookupFaults],
  [
    'a new day',
    rescheduleBody,
    { referenceNumber: 'A', preferredDate: DAY },
    ['preferredDate', 'note'],
    loadLookupFaults,
  ],
  [
    'a change at the desk',
    changeBody,
    { id, version: 1, to: 'closed' },
    ['to', 'note', 'internalNote', 'preferredDate'],
    loadChangeFaults,
  ],
];

test.each(plain)(
  'every fault of %s has its words in every language',
  async (_, schema, valid, names, load) => {
    const codes = new Set<string>();
    for (const name of names)
      for (const value of HOSTILE) {
        const result = schema.safeParse({ ...valid, [name]: value });
        const code = result.error && toFieldFaults(result.error.issues)[name];
        if (code) codes.add(`${name} ${code}`);
      }
    expect(codes.size).toBeGreaterThanOrEqual(names.length);
    for (const locale of LOCALE_CODES)
      for (const [name = '', code = ''] of [...codes, 'preferredDate tooEarly'].map((row) =>
        row.split(' '),
      )) {
        const faults = await load({ faults: { [name]: code } }, locale);
        expect([name, code, says(locale, faults.of(name))]).toEqual([name, code, true]);
        expect(faults.lines).toEqual([
          { fieldId: name, message: expect.stringContaining(faults.of(name) ?? '?') },
        ]);
      }
  },
);

test('every fault of an editor’s texts has its words in every language', async () => {
  const token = await workAs('editor');
  const headers = { 'Content-Type': 'application/json' };
  const save = async (path: string, body: unknown) => {
    const response = await callPath(path, { method: 'POST', token, headers, body: JSON.stringify(body) });
    return response.status === 422 ? ((await response.json()).fields as Record<string, string>) : {};
  };
  const codes = new Set<string>();
  for (const name of ['title', 'description', 'card'])
    for (const value of HOSTILE) {
      const faults = await save('Desk/SaveMeta', { route: 'haj', locale: 'ar', [name]: value });
      for (const code of Object.values(faults)) codes.add(`${name} ${code}`);
    }
  for (const code of ['tooShort', 'tooLong', 'forbiddenCharacters']) expect(codes).toContain(`title ${code}`);
  for (const locale of LOCALE_CODES) {
    for (const [name = '', code = ''] of [...codes].map((row) => row.split(' '))) {
      const faults = await loadMetaFaults({ faults: { [name]: code } }, locale);
      expect([name, code, says(locale, faults.of(name))]).toEqual([name, code, true]);
    }
    const empty = await loadImportFaults({ faults: await save('Desk/ImportPublications', {}) }, locale);
    expect(says(locale, empty.of('text'))).toBe(true);
  }
});

test('a code that nobody knows gets the general sentence', async () => {
  const faults = await loadChangeFaults({ faults: { note: 'constructor' } }, 'tr');
  expect(isGeneral('tr', faults.of('note'))).toBe(true);
});
