import type { Answer, Answers, FormField, Questions } from '@/lib/forms/definition/form-definition';
import { toLatinDigits } from '@/lib/i18n/digits';
import { isAsked, listControls, listFields } from './answers';
import { nest } from './body';
import { toGregorianDay } from './calendars';
import { readPostedDay } from './day';

/** Answers to the questions that are asked, without empty ones, numbers as numbers. Does not validate. */
export function toPayload(form: Questions, answers: Answers): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const field of listFields(form)) {
    const value = toValue(field, answers);
    if (value !== undefined && isAsked(field, given)) given[field.name] = value;
  }
  return nest(form, given);
}

function toValue(field: FormField, answers: Answers): unknown {
  const answer = answers[field.name];
  if (field.kind === 'file' || answer === undefined) return undefined;
  if (field.kind === 'checkbox') return answer === true ? true : undefined;
  if (Array.isArray(answer)) return answer.length > 0 ? answer : undefined;
  const text = String(answer).trim();
  if (text === '') return undefined;
  if (field.kind === 'date') return toGregorianDay(text);
  if (field.kind === 'callingNumber') return joinNumber(answers[field.codeName], text);
  return travelsAsNumber(field) ? toNumber(text) : text;
}

function travelsAsNumber(field: FormField): boolean {
  if (field.kind === 'number') return true;
  if (!('options' in field)) return false;
  return 'numbers' in field.options || ('sentAs' in field.options && field.options.sentAs === 'number');
}

/** A text that is not a number stays a text, so that validation reports it. */
function toNumber(text: string): number | string {
  const digits = toLatinDigits(text);
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text;
}

/** Joins the digits of calling code and national number; other text is left for validation. */
function joinNumber(code: Answer | undefined, number: string): string {
  return String(code ?? '').replace(/\D/g, '') + toLatinDigits(number);
}

/** The multipart body: the answers as text, multiple choices as several parts, then the files or ids of stored ones. */
export function toMultipart(
  payload: Record<string, unknown>,
  files: readonly { field: string; file: File | string; name?: string }[],
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(payload))
    for (const text of Array.isArray(value) ? value : [value]) body.append(name, String(text));
  for (const { field, file, name } of files) {
    if (typeof file === 'string') body.append(field, file);
    else body.append(field, file, name ?? file.name);
  }
  return body;
}

/** Values of a ticked box from browsers and from programs. */
const TICKED: readonly (string | null)[] = ['true', 'on', '1'];

/** The answers of a form posted by a browser without script. Unknown names are ignored. */
export function readAnswers(form: Questions, posted: URLSearchParams): Answers {
  const read = listFields(form).flatMap((field) =>
    listControls(field).map((name): [string, Answer] => [name, readAnswer({ ...field, name }, posted)]),
  );
  return Object.fromEntries(read);
}

function readAnswer({ kind, name }: FormField, posted: URLSearchParams): Answer {
  if (kind === 'checkbox') return TICKED.includes(posted.get(name));
  if (kind === 'date') return readPostedDay(name, posted);
  return kind === 'checkboxes' ? posted.getAll(name) : (posted.get(name) ?? '');
}
