import type { ErrorCodes, FieldKind, FormField, Questions } from '@/lib/forms/definition/form-definition';
import { listFields } from './answers';

const BY_KIND: Record<FieldKind, readonly string[]> = {
  text: ['tooLong', 'forbiddenCharacters'],
  textarea: ['tooLong', 'forbiddenCharacters'],
  email: ['email', 'forbiddenCharacters'],
  saudiMobile: ['saudiMobile', 'forbiddenCharacters'],
  callingNumber: ['callingNumber', 'forbiddenCharacters'],
  phone: ['phone', 'forbiddenCharacters'],
  digits: ['forbiddenCharacters'],
  number: ['number', 'range'],
  date: ['date'],
  select: ['choice'],
  radio: ['choice'],
  checkboxes: ['choice'],
  checkbox: [],
  file: [],
};

/** Codes whose message depends on the field. */
function listVarying(field: FormField): [string, string][] {
  if (field.kind === 'digits')
    return [['digits', field.minLength === field.maxLength ? 'digitsExactly' : 'digitsBetween']];
  if (field.kind === 'date')
    return [
      ...(field.min ? ['tooEarly'] : []),
      ...(field.max ? ['tooLate'] : []),
      ...(field.after ? ['notAfter'] : []),
    ].map((code) => [code, code]);
  if ('options' in field && 'list' in field.options) return [['notOffered', 'notOffered']];
  if (field.kind !== 'text' && field.kind !== 'textarea') return [];
  const shape: [string, string][] = field.pattern ? [['pattern', `pattern.${field.pattern}`]] : [];
  return field.minLength ? [['tooShort', 'tooShort'], ...shape] : shape;
}

/** Except `required` and those of files; messages are below `errors` in `messages/<locale>/forms.json`. */
export function listErrors(field: FormField): [code: string, message: string][] {
  return [...BY_KIND[field.kind].map((code): [string, string] => [code, code]), ...listVarying(field)];
}

/** The specification lacks these rules, so the one message of a question would be wrong. */
const OWN_RULES = [
  'tooLong',
  'forbiddenCharacters',
  'unknownField',
  'date',
  'tooEarly',
  'tooLate',
  'notAfter',
  'callingNumber',
];

export function isOwnRule(code: string): boolean {
  return OWN_RULES.includes(code);
}

/** True for a question that can violate a rule of the specification and therefore has its own message. */
export function hasOwnMessage(field: FormField): boolean {
  return field.required === true || listErrors(field).some(([code]) => !isOwnRule(code));
}

export function toErrorCode({ error }: Questions, name: string, code: string): string {
  if (!error || isOwnRule(code)) return code;
  return error === 'byField' ? name : error;
}

/** The same for the errors of a body, by dotted path. */
export function toErrorCodes(
  form: Questions,
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const rows = Object.entries(errors).map(([path, code]) => [
    path,
    toErrorCode(form, findName(form, path.split('.')) ?? path, code),
  ]);
  return Object.fromEntries(rows);
}

/** The question of a path (`file.0` is the first file of `file`, `part.name` is in a part), or undefined. */
export function findName(form: Questions, path: readonly PropertyKey[]): string | undefined {
  return listFields(form).find(({ name }) => path.includes(name))?.name;
}

export function toFieldErrors(form: Questions, errors: Readonly<Record<string, string>>): ErrorCodes {
  const named = Object.entries(errors).flatMap(([path, code]) => {
    const name = findName(form, path.split('.'));
    return name ? [[name, code]] : [];
  });
  return Object.fromEntries(named);
}
