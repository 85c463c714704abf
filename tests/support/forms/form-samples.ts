import type { Answer, Answers, FormDefinition, FormField } from '@/lib/forms/definition/form-definition';
import { listFields, listFileFields } from '@/lib/forms/rules/answers';
import { makePdf } from '../files/pdf';

/** Long enough for every minimum length, with letters that match every name pattern. */
const WORDS = 'خدمة ضيوف الرحمن شرف ومسؤولية';
const FIRST_LISTED = '1';

const SAMPLES: Partial<Record<string, string>> = {
  shortAddress: 'RRRD2929',
  web: 'https://example.sa/data',
  name: 'سارة القحطاني',
};

function textFor(field: Extract<FormField, { kind: 'text' | 'textarea' }>): string {
  const text = SAMPLES[field.pattern ?? ''] ?? WORDS;
  return text.repeat(Math.ceil((field.minLength ?? 1) / text.length)).slice(0, field.maxLength);
}

const day = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);

function dateFor({ min, max }: { min?: string; max?: string }): string {
  if (max) return max === 'today' ? day(-30) : max;
  return min && min !== 'today' ? min : day(30);
}

function makeAnswer(field: FormField): Answer {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return textFor(field);
    case 'email':
      return 'sara@example.sa';
    case 'saudiMobile':
      return '0512345678';
    case 'callingNumber':
      return '512345678';
    case 'phone':
      return '+966512345678';
    case 'digits':
      return '1234567890123456'.slice(0, field.minLength);
    case 'number':
      return String(field.min);
    case 'date':
      return dateFor(field);
    case 'checkbox':
      return true;
    case 'checkboxes':
      return ['keys' in field.options ? (field.options.keys[0] ?? '') : FIRST_LISTED];
    case 'select':
    case 'radio':
      return 'keys' in field.options ? (field.options.keys[0] ?? '') : FIRST_LISTED;
    case 'file':
      return '';
  }
}

/** Valid answers to every question of a form. */
export function makeAnswers(form: FormDefinition): Answers {
  const fields = listFields(form).filter(({ kind }) => kind !== 'file');
  return Object.fromEntries(fields.map((field) => [field.name, makeAnswer(field)]));
}

/** An invalid answer for the field, with the error code; null if only a missing answer is invalid. */
export function makeInvalidAnswer(field: FormField): { answer: Answer; code: string } | null {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return { answer: 'a'.repeat(field.maxLength + 1), code: 'tooLong' };
    case 'email':
      return { answer: 'sara@', code: 'email' };
    case 'saudiMobile':
      return { answer: '0612345678', code: 'saudiMobile' };
    case 'phone':
      return { answer: '123', code: 'phone' };
    case 'digits':
      return { answer: '1'.repeat(field.maxLength + 1), code: 'digits' };
    case 'number':
      return { answer: String(field.max + 1), code: 'range' };
    case 'date':
      return { answer: '2026-13-45', code: 'date' };
    default:
      return null;
  }
}

/** An invalid answer that the control itself accepts; null if there is none. */
export function makeTypedError(field: FormField): Answer | null {
  if (field.kind === 'digits') return field.minLength > 1 ? '1' : null;
  if (field.kind === 'date') return field.min ? '1901-01-01' : field.max ? '9998-12-31' : null;
  return makeInvalidAnswer(field)?.answer ?? null;
}

/** The body of a form’s call as the browser sends it: JSON, or multipart with one PDF per slot. */
export function makeBody(
  form: FormDefinition,
  payload: Record<string, unknown>,
  withFiles = true,
): { body: string | FormData; headers: Record<string, string> } {
  const slots = listFileFields(form);
  if (slots.length === 0)
    return { body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json' } };
  const body = new FormData();
  for (const [name, value] of Object.entries(payload))
    for (const text of Array.isArray(value) ? value : [value]) body.append(name, String(text));
  for (const { name } of withFiles ? slots : [])
    body.append(name, new Blob([makePdf(name) as BlobPart]), `${name}.pdf`);
  return { body, headers: {} };
}
