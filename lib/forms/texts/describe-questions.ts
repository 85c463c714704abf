import { z } from 'zod';
import type {
  FieldKind,
  FieldOf,
  FileField,
  FormField,
  Questions,
} from '@/lib/forms/definition/form-definition';
import { listFields, listFileFields } from '@/lib/forms/rules/answers';
import { PATTERNS, PHONE, PHONE_DIGITS, SAUDI_MOBILE } from '@/lib/forms/rules/patterns';

/** Rules that the derived schema checks by code and therefore does not describe. */
interface FieldNotes {
  description: string;
  minLength?: number;
  pattern?: string;
}

const ANY_DIGITS = 'in Latin, Arabic-Indic or Persian digits';

function describeDate({ min, max, after }: FieldOf<'date'>): string {
  const bounds = [min && `not before ${min}`, max && `not after ${max}`, after && `after ${after}`].filter(
    Boolean,
  );
  return ['Day in Riyadh, yyyy-MM-dd', ...bounds].join(', ');
}

function describeChoice({ kind, options }: FieldOf<'select'>): string {
  const names =
    'numbers' in options ? Object.entries(options.numbers).map(([key, id]) => `${id} ${key}`) : [];
  const values = names.length > 0 ? names.join(', ') : 'one of the values';
  const query = 'keys' in options && 'list' in options ? `?list=${options.list}` : '';
  const source = 'endpoint' in options ? `an id from ${options.endpoint.path}${query}` : values;
  return kind === 'checkboxes' ? `Several of: ${source}` : `Choice: ${source}`;
}

function describeDigits({ minLength, maxLength }: FieldOf<'digits'>): string {
  const count = minLength === maxLength ? `${minLength}` : `${minLength} to ${maxLength}`;
  return `${count} digits, ${ANY_DIGITS}; stored as Latin digits`;
}

const BY_KIND: { [Kind in FieldKind]: (field: FieldOf<Kind>) => string } = {
  text: () => 'One line of text',
  textarea: () => 'One or several lines of text',
  email: () => 'E-mail address',
  saudiMobile: () => `Saudi mobile number, 05 and 8 digits, ${ANY_DIGITS}`,
  callingNumber: () => `Calling code and number, 4 to 18 digits, ${ANY_DIGITS}`,
  phone: () =>
    `Phone number with its calling code, ${PHONE_DIGITS.min} to ${PHONE_DIGITS.max} digits, ${ANY_DIGITS}`,
  digits: describeDigits,
  number: ({ min, max }) => `Whole number from ${min} to ${max}`,
  date: describeDate,
  select: describeChoice,
  radio: describeChoice,
  checkboxes: describeChoice,
  checkbox: ({ required }) => (required ? 'Confirmation: true' : 'True if it applies'),
  file: () => 'File',
};

function readPattern(field: FormField): RegExp | undefined {
  if (field.kind === 'saudiMobile') return SAUDI_MOBILE;
  if (field.kind === 'phone') return PHONE;
  if (field.kind === 'digits') return new RegExp(`^\\d{${field.minLength},${field.maxLength}}$`);
  return 'pattern' in field && field.pattern ? PATTERNS[field.pattern] : undefined;
}

/** Describes the condition of a question and the further use of its answer. */
function describeRole({ shownWhen, contact, required }: FormField): string[] {
  const when = shownWhen && `${shownWhen.field} is ${shownWhen.is.join(' or ')}`;
  return [
    ...(when ? [`${required ? 'Required' : 'Accepted'} if ${when}, otherwise ignored`] : []),
    ...(contact ? ['With the reference number it gives access to the request without signing in'] : []),
  ];
}

function noteFields(form: Questions): Record<string, FieldNotes> {
  const entries = listFields(form).map((field): [string, FieldNotes] => {
    const explain = BY_KIND[field.kind] as (field: FormField) => string;
    const pattern = readPattern(field)?.source;
    const minLength = 'minLength' in field && field.kind !== 'digits' ? field.minLength : undefined;
    return [
      field.name,
      {
        description: `${[explain(field), ...describeRole(field)].join('. ')}.`,
        ...(minLength ? { minLength } : {}),
        ...(pattern ? { pattern } : {}),
      },
    ];
  });
  return Object.fromEntries(entries);
}

/** A file of a body, for the OpenAPI document. */
export const describePdf = () => z.file().meta({ description: 'A PDF of at most 2,097,152 bytes' });

function describeSlot({ name, required, maxFiles }: FileField): [string, z.ZodType] {
  const field = maxFiles > 1 ? z.array(describePdf()).max(maxFiles) : describePdf();
  return [name, required ? field : field.optional()];
}

/** The rules of a body, or of a part of it, with a description of each answer. */
function describeRules(
  rules: Readonly<Record<string, z.ZodType>>,
  notes: Readonly<Record<string, FieldNotes>>,
): Record<string, z.ZodType> {
  const described = Object.entries(rules).map(([name, rule]) => {
    if (rule instanceof z.ZodObject) return [name, z.strictObject(describeRules(rule.shape, notes))];
    return [name, rule.meta({ ...rule.meta(), ...notes[name] })];
  });
  return Object.fromEntries(described);
}

/** The body of a form for the OpenAPI document: its answers with their rules, and its files. */
export function describeQuestions(form: Questions, body: z.ZodType): z.ZodType {
  if (!(body instanceof z.ZodObject)) throw new Error(`${form.id} has no body of fields`);
  const slots = Object.fromEntries(listFileFields(form).map(describeSlot));
  return z.strictObject({ ...describeRules(body.shape, noteFields(form)), ...slots });
}
