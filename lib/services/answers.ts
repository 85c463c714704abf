import { toLatinDigits } from '@/lib/i18n/digits';
import type { Answer, Answers, FileField, FormDefinition, FormField } from './form-definition';

/** Forms with more questions than this are shown once more before they are sent. */
const CHECKED_FROM = 6;

/** The questions of a form in their order. */
export function listFields({ sections }: FormDefinition): FormField[] {
  return sections.flatMap(({ fields }) => [...fields]);
}

/** The questions that are answered with files. */
export function listFileFields(form: FormDefinition): FileField[] {
  return listFields(form).filter((field): field is FileField => field.kind === 'file');
}

/** True for a form whose answers the sender sees once more before they leave. */
export function needsCheck(form: FormDefinition): boolean {
  return listFields(form).length > CHECKED_FROM;
}

/** True when a question is asked, given what else was answered. */
export function isAsked({ shownWhen }: FormField, answers: Readonly<Record<string, unknown>>): boolean {
  if (!shownWhen) return true;
  const given = answers[shownWhen.field];
  const chosen = Array.isArray(given) ? given : [given];
  return chosen.some((value) => typeof value === 'string' && shownWhen.is.includes(value));
}

/** What a control holds before anything is typed. */
export function emptyAnswer({ kind }: FormField): Answer {
  if (kind === 'checkbox') return false;
  return kind === 'checkboxes' ? [] : '';
}

/** The answers of a form that a browser posted by itself. Names that the form does not know are left out. */
export function readAnswers(form: FormDefinition, posted: URLSearchParams): Answers {
  const fields = listFields(form).filter(({ kind }) => kind !== 'file');
  return Object.fromEntries(fields.map((field) => [field.name, readAnswer(field, posted)]));
}

function readAnswer({ kind, name }: FormField, posted: URLSearchParams): Answer {
  if (kind === 'checkbox') return posted.has(name);
  return kind === 'checkboxes' ? posted.getAll(name) : (posted.get(name) ?? '');
}

/**
 * The body of the call: what was answered to the questions that are asked, numbers as numbers; what was left
 * empty is left out.
 */
export function toPayload(form: FormDefinition, answers: Answers): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  for (const field of listFields(form)) {
    const value = toValue(field, answers[field.name]);
    if (value !== undefined && isAsked(field, payload)) payload[field.name] = value;
  }
  return payload;
}

function toValue({ kind }: FormField, answer: Answer | undefined): unknown {
  if (kind === 'file' || answer === undefined) return undefined;
  if (kind === 'checkbox') return answer === true ? true : undefined;
  if (Array.isArray(answer)) return answer.length > 0 ? answer : undefined;
  const text = String(answer).trim();
  if (text === '') return undefined;
  return kind === 'number' ? toNumber(text) : text;
}

/** A text that is no number stays a text, so that the rules can say so. */
function toNumber(text: string): number | string {
  const digits = toLatinDigits(text);
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text;
}
