import { z } from 'zod';
import { isClean } from '@/lib/contract/schemas/text-rules';
import { toLatinDigits } from '@/lib/i18n/digits';
import { isAsked, listFields } from './answers';
import type { FieldKind, FormDefinition, FormField } from './form-definition';
import { EMAIL, PATTERNS, PHONE, SAUDI_MOBILE } from './patterns';

/** The kinds of fields that a kind of control belongs to. */
type FieldOf<Kind extends FieldKind, Field = FormField> = Field extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Field
    : never
  : never;
type Today = () => string;

const MAX_EMAIL = 254;
/** An id from a list of the API; which ids exist is the handler's to check. */
const MAX_LISTED_ID = 100;
const MAX_TICKS = 50;

/** Nothing at all is `required`; something of another kind has the fault of its rule. */
const coded = (code: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? 'required' : code),
});

/** A trimmed text; an optional one may be empty, a required one may not. */
const text = (field: FormField) => {
  const base = z.string(coded('wrongType')).trim().refine(isClean, 'forbiddenCharacters');
  return field.required ? base.min(1, 'required') : base;
};

const emptyOr = (rule: (value: string) => boolean) => (value: string) => value === '' || rule(value);
const matching = (pattern: RegExp) => emptyOr((value) => pattern.test(value));

const toDigits = (value: string) => toLatinDigits(value).replace(/[\s-]/g, '');

function writtenText(field: FieldOf<'text'>) {
  const { minLength = 0, maxLength, pattern } = field;
  const rules = text(field)
    .max(maxLength, 'tooLong')
    .refine(
      emptyOr((value) => value.length >= minLength),
      'tooShort',
    );
  return pattern ? rules.refine(matching(PATTERNS[pattern]), 'pattern') : rules;
}

function day(field: FieldOf<'date'>, today: Today) {
  const bound = (limit: string) => (limit === 'today' ? today() : limit);
  return z.iso
    .date(coded('date'))
    .refine((value) => !field.min || value >= bound(field.min), 'tooEarly')
    .refine((value) => !field.max || value <= bound(field.max), 'tooLate');
}

const oneOf = ({ options }: FieldOf<'select'>) =>
  'keys' in options
    ? z.enum(options.keys, coded('choice'))
    : z
        .string(coded('choice'))
        .trim()
        .min(1, 'required')
        .max(MAX_LISTED_ID, 'choice')
        .refine(isClean, 'choice');

const RULES: { [Kind in FieldKind]: (field: FieldOf<Kind>, today: Today) => z.ZodType } = {
  text: (field) => writtenText(field).refine((value) => !/[\n\r]/.test(value), 'forbiddenCharacters'),
  textarea: writtenText,
  email: (field) =>
    text(field).max(MAX_EMAIL, 'email').refine(matching(EMAIL), 'email').meta({ format: 'email' }),
  saudiMobile: (field) => text(field).overwrite(toDigits).refine(matching(SAUDI_MOBILE), 'saudiMobile'),
  phone: (field) => text(field).overwrite(toDigits).refine(matching(PHONE), 'phone'),
  digits: (field) =>
    text(field)
      .overwrite(toDigits)
      .refine(matching(new RegExp(`^\\d{${field.minLength},${field.maxLength}}$`)), 'digits'),
  number: ({ min, max }) => z.int(coded('number')).min(min, 'range').max(max, 'range'),
  date: day,
  select: oneOf,
  radio: oneOf,
  checkboxes: (field) => z.array(oneOf(field), coded('choice')).min(1, 'required').max(MAX_TICKS, 'choice'),
  checkbox: ({ required }) =>
    required ? z.literal(true, { error: 'required' }) : z.boolean(coded('choice')),
  file: () => z.never(),
};

/** A question that may stay unasked, or unanswered, may be missing from the body. */
function toRule(field: FormField, today: Today): z.ZodType {
  const rule = (RULES[field.kind] as (field: FormField, today: Today) => z.ZodType)(field, today);
  return field.required && !field.shownWhen ? rule : rule.optional();
}

/** True for an answer that keeps the rules of its own question. Not for days: they need one to be judged by. */
export function keepsRules(field: FormField, answer: string): boolean {
  return toRule(field, () => '').safeParse(answer).success;
}

const isBody = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

/**
 * The schema of a form's body, for browser, API and OpenAPI document alike. Its messages are fault codes; fields
 * that the form does not know are refused; files are no part of it.
 * @param today the day in Riyadh, `yyyy-MM-dd`, asked at each check
 */
export function deriveSchema(form: FormDefinition, today: Today): z.ZodType<Record<string, unknown>> {
  const fields = listFields(form).filter(({ kind }) => kind !== 'file');
  const body = z.strictObject(Object.fromEntries(fields.map((field) => [field.name, toRule(field, today)])));
  const dependent = fields.filter(({ required, shownWhen }) => required && shownWhen);
  return dependent.reduce(
    (schema, field) =>
      schema.refine((given) => !isAsked(field, given) || given[field.name] !== undefined, {
        path: [field.name],
        error: 'required',
        // Judged beside the other rules, so that all faults are told at once.
        when: ({ value }) => isBody(value),
      }),
    body,
  );
}
