import type { Answer, Answers, FormField, Questions } from '@/lib/forms/definition/form-definition';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import {
  emptyAnswer,
  emptyAnswers,
  listControls,
  listFields,
  listFileFields,
} from '@/lib/forms/rules/answers';

/** State of the form in the browser: the answers, the chosen files, and the id of this submission. */
export type FormValues = Record<string, Answer | UploadItem[] | undefined>;

/** The hidden input with the submission id: a retry after a lost response creates no second request. */
export const KEY_FIELD = 'requestKey';

/** The hidden input with the version of the API's questions that the page shows. */
export const VERSION_FIELD = 'questionsVersion';

/** A new submission id; `crypto.randomUUID` exists only over https and on localhost. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Key of the names of the files chosen for a field: a draft stores them, since browsers do not store files. */
export function namesFieldOf(name: string): string {
  return `${name}-names`;
}

export function toFormValues(form: Questions, answers: Answers, key?: string): FormValues {
  const known = Object.entries(emptyAnswers(form)).map(([name, empty]) => [name, answers[name] ?? empty]);
  const slots = listFileFields(form).map(({ name }) => [name, []]);
  return { ...Object.fromEntries([...known, ...slots]), ...(key ? { [KEY_FIELD]: key } : {}) };
}

/** The form library returns a ticked box as the text of its control and untouched controls as undefined. */
function toAnswer(field: FormField, value: FormValues[string]): Answer {
  if (field.kind === 'checkbox') return value === true || value === 'true';
  if (field.kind === 'checkboxes' && typeof value === 'string') return value === '' ? [] : [value];
  // A draft may contain choices that the question no longer has: no box shows them, so nobody could clear them.
  if (field.kind === 'checkboxes' && Array.isArray(value) && !('endpoint' in field.options)) {
    const keys: readonly string[] = 'keys' in field.options ? field.options.keys : [];
    return value.filter((ticked): ticked is string => typeof ticked === 'string' && keys.includes(ticked));
  }
  return (value as Answer | undefined) ?? emptyAnswer(field);
}

export function toAnswers(form: Questions, values: FormValues): Answers {
  const answers = listFields(form).flatMap((field) =>
    listControls(field).map((name) => [name, toAnswer(field, values[name])]),
  );
  return Object.fromEntries(answers);
}

export function listItems(values: FormValues, name: string): UploadItem[] {
  const chosen = values[name];
  return Array.isArray(chosen) ? chosen.filter((item) => typeof item !== 'string') : [];
}
