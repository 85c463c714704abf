import type { UploadItem } from '@/lib/files/upload-item';
import { emptyAnswer, listFields, listFileFields } from './answers';
import type { Answer, Answers, Faults, FormDefinition, FormField } from './form-definition';

/** What stands in the form in the browser: the answers, the chosen files, and the name of this sending. */
export type FormValues = Record<string, Answer | UploadItem[] | undefined>;

/** The hidden input that names the sending, so that a second press or a lost answer makes no second request. */
export const KEY_FIELD = 'requestKey';

/** A new name for a sending; browsers make UUIDs over https and on localhost only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the form opens with. */
export function toFormValues(form: FormDefinition, answers: Answers, key: string): FormValues {
  const fields = listFields(form).filter(({ kind }) => kind !== 'file');
  const values = fields.map((field) => [field.name, answers[field.name] ?? emptyAnswer(field)]);
  const slots = listFileFields(form).map(({ name }) => [name, []]);
  return { ...Object.fromEntries([...values, ...slots]), [KEY_FIELD]: key };
}

/** The form library hands a ticked box on as the text of its control, and untouched controls as nothing. */
function toAnswer(field: FormField, value: FormValues[string]): Answer {
  if (field.kind === 'checkbox') return value === true || value === 'true';
  if (field.kind === 'checkboxes' && typeof value === 'string') return value === '' ? [] : [value];
  return (value as Answer | undefined) ?? emptyAnswer(field);
}

/** The answers among the values. */
export function toAnswers(form: FormDefinition, values: FormValues): Answers {
  const fields = listFields(form).filter(({ kind }) => kind !== 'file');
  return Object.fromEntries(fields.map((field) => [field.name, toAnswer(field, values[field.name])]));
}

/** The files chosen for a field. */
export function listItems(values: FormValues, name: string): UploadItem[] {
  const chosen = values[name];
  return Array.isArray(chosen) ? chosen.filter((item) => typeof item !== 'string') : [];
}

/** Faults by field from faults by path (`file.0` is the first file of `file`); what the form does not ask is dropped. */
export function toFieldFaults(form: FormDefinition, faults: Readonly<Record<string, string>>): Faults {
  const names = listFields(form).map(({ name }) => name);
  const named = Object.entries(faults).map(([path, code]) => [path.split('.')[0] ?? '', code]);
  return Object.fromEntries(named.filter(([name]) => names.includes(name ?? '')));
}
