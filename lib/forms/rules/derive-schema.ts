import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';
import type {
  FieldKind,
  FieldOf,
  FormField,
  FormSection,
  Questions,
} from '@/lib/forms/definition/form-definition';
import { toLatinDigits } from '@/lib/i18n/digits';
import { isAsked } from './answers';
import { flatten, getPath } from './body';
import { EMAIL, PATTERNS, PHONE, SAUDI_MOBILE } from './patterns';

type Today = () => string;

const MAX_EMAIL = 254;
/** Maximum length of an id from a list of the API; the handler checks that it exists. */
const MAX_LISTED_ID = 100;
const MAX_TICKS = 50;
const DAY_MS = 86_400_000;
export const CALLING_DIGITS = { min: 4, max: 18 };
const CALLING_NUMBER = new RegExp(`^\\d{${CALLING_DIGITS.min},${CALLING_DIGITS.max}}$`);

/** A missing value has the error `required`; one of another type has the error of its rule. */
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

/** @param today the day in Riyadh, `yyyy-MM-dd` */
export function readDay(limit: string, today: string): string {
  if (limit === 'today') return today;
  if (limit !== 'yesterday') return limit;
  return new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
}

function day(field: FieldOf<'date'>, today: Today) {
  const bound = (limit: string) => readDay(limit, today());
  return z.iso
    .date(coded('date'))
    .refine((value) => !field.min || value >= bound(field.min), 'tooEarly')
    .refine((value) => !field.max || value <= bound(field.max), 'tooLate');
}

const listedId = () =>
  z.string(coded('choice')).trim().min(1, 'required').max(MAX_LISTED_ID, 'choice').refine(isClean, 'choice');

const oneOf = ({ options }: FieldOf<'select'>): z.ZodType => {
  if ('numbers' in options) return z.literal(Object.values(options.numbers), coded('choice'));
  if (!('endpoint' in options)) return z.enum(options.keys, coded('choice'));
  const isNumber = 'sentAs' in options && options.sentAs === 'number';
  return isNumber ? z.int(coded('choice')).positive('choice') : listedId();
};

const RULES: { [Kind in FieldKind]: (field: FieldOf<Kind>, today: Today) => z.ZodType } = {
  text: (field) => writtenText(field).refine((value) => !/[\n\r]/.test(value), 'forbiddenCharacters'),
  textarea: writtenText,
  email: (field) =>
    text(field).max(MAX_EMAIL, 'email').refine(matching(EMAIL), 'email').meta({ format: 'email' }),
  saudiMobile: (field) => text(field).overwrite(toDigits).refine(matching(SAUDI_MOBILE), 'saudiMobile'),
  callingNumber: (field) => text(field).overwrite(toDigits).refine(matching(CALLING_NUMBER), 'callingNumber'),
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

/** A question that may be hidden or unanswered may be missing from the body. */
function toRule(field: FormField, today: Today): z.ZodType {
  const rule = (RULES[field.kind] as (field: FormField, today: Today) => z.ZodType)(field, today);
  return field.required && !field.shownWhen ? rule : rule.optional();
}

export function keepsRules(field: FormField, answer: string): boolean {
  return toRule(field, () => '').safeParse(answer).success;
}

type Body = Record<string, unknown>;

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

const listAnswered = ({ fields }: FormSection) => fields.filter(({ kind }) => kind !== 'file');

/** The objects of the body: one, or one per part. */
function toShape({ sections }: Questions, today: Today): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  for (const section of sections) {
    const rules = listAnswered(section).map((field) => [field.name, toRule(field, today)]);
    if (section.part) shape[section.part] = z.strictObject(Object.fromEntries(rules));
    else Object.assign(shape, Object.fromEntries(rules));
  }
  return shape;
}

interface JointRule {
  field: FormField;
  code: string;
  /** Questions whose own errors take precedence. */
  needs: readonly string[];
  holds(given: Body): boolean;
}

function listJointRules(form: Questions): JointRule[] {
  const fields = form.sections.flatMap(listAnswered);
  const dependent = fields.filter(({ required, shownWhen }) => required && shownWhen);
  const asked = dependent.map((field) => ({
    field,
    code: 'required',
    needs: [],
    holds: (given: Body) => !isAsked(field, given) || given[field.name] !== undefined,
  }));
  const ordered = fields.flatMap((field) => {
    const earlier = field.kind === 'date' ? field.after : undefined;
    if (!earlier) return [];
    const holds = (given: Body) => String(given[field.name]) > String(given[earlier]);
    return [{ field, code: 'notAfter', needs: [earlier, field.name], holds }];
  });
  return [...asked, ...ordered];
}

function addJointRule(form: Questions, schema: z.ZodType<Body>, rule: JointRule): z.ZodType<Body> {
  const path = getPath(form, rule.field.name);
  const needed = rule.needs.map((name) => getPath(form, name).join('.'));
  return schema.refine((body) => rule.holds(flatten(form, body)), {
    path,
    error: rule.code,
    // Checked together with the other rules, so that all errors are reported at once.
    when: ({ value, issues }) =>
      isBody(value) && !issues.some((issue) => needed.includes(issue.path?.join('.') ?? '')),
  });
}

/**
 * For browser, API and OpenAPI document. Its messages are error codes; unknown fields are refused; files are not
 * included.
 */
export function deriveSchema(form: Questions, today: Today): z.ZodType<Body> {
  const body: z.ZodType<Body> = z.strictObject(toShape(form, today));
  return listJointRules(form).reduce((schema, rule) => addJointRule(form, schema, rule), body);
}
