import { toLatinDigits } from '@/lib/i18n/digits';
import { isAsked, listFields } from './answers';
import type { Answer, Answers, FormField, Questions } from './form-definition';

type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/** Where the answer to a question stands in the body of the form's call. */
export function getPath({ sections }: Questions, name: string): string[] {
  const part = sections.find(({ fields }) => fields.some((field) => field.name === name))?.part;
  return part ? [part, name] : [name];
}

/** The answers of a body by the names of the fields, whatever part of it they stand in. */
export function flatten({ sections }: Questions, body: unknown): Body {
  if (!isObject(body)) return {};
  const parts = sections.map(({ part, fields }) => {
    const source = part ? body[part] : body;
    const given = isObject(source) ? source : {};
    return Object.fromEntries(fields.map(({ name }) => [name, given[name]]));
  });
  return Object.assign({}, ...parts);
}

/** The body of the form's call from answers by the names of the fields; what is undefined is left out. */
export function nest({ sections }: Questions, answers: Readonly<Body>): Body {
  const body: Body = {};
  for (const { part, fields } of sections) {
    const given = fields.flatMap(({ name }) =>
      answers[name] === undefined ? [] : [[name, answers[name]] as const],
    );
    if (part) body[part] = Object.fromEntries(given);
    else Object.assign(body, Object.fromEntries(given));
  }
  return body;
}

/**
 * The body of the call: what was answered to the questions that are asked, numbers as numbers; what was left
 * empty is left out. Nothing is judged here.
 */
export function toPayload(form: Questions, answers: Answers): Body {
  const given: Body = {};
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
  if (field.kind === 'callingNumber') return joinNumber(answers[field.codeName], text);
  return travelsAsNumber(field) ? toNumber(text) : text;
}

function travelsAsNumber(field: FormField): boolean {
  if (field.kind === 'number') return true;
  if (!('options' in field)) return false;
  return 'numbers' in field.options || ('endpoint' in field.options && field.options.sentAs === 'number');
}

/** A text that is no number stays a text, so that the rules can say so. */
function toNumber(text: string): number | string {
  const digits = toLatinDigits(text);
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text;
}

/** Digits of the calling code and of the number within the country; anything else is left for the rule to refuse. */
function joinNumber(code: Answer | undefined, number: string): string {
  return String(code ?? '').replace(/\D/g, '') + toLatinDigits(number);
}
