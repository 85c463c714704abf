import type {
  Answer,
  Answers,
  FileField,
  FormField,
  Questions,
} from '@/lib/forms/definition/form-definition';

/** Forms with at least this many questions have a review step before they are sent. */
const CHECKED_FROM = 6;

export function listFields({ sections }: Questions): FormField[] {
  return sections.flatMap(({ fields }) => [...fields]);
}

export function listFileFields(form: Questions): FileField[] {
  return listFields(form).filter((field): field is FileField => field.kind === 'file');
}

export function needsCheck(form: Questions): boolean {
  return listFields(form).length > CHECKED_FROM;
}

/** True when a question is asked, given the other answers, by control name or in the body of the call. */
export function isAsked({ shownWhen }: FormField, answers: Readonly<Record<string, unknown>>): boolean {
  if (!shownWhen) return true;
  return [answers[shownWhen.field]].flat().some((value) => shownWhen.is.includes(String(value ?? '')));
}

/** The controls of a question other than a file field: one, or two for a number with its calling code. */
export function listControls(field: FormField): string[] {
  if (field.kind === 'file') return [];
  return field.kind === 'callingNumber' ? [field.codeName, field.name] : [field.name];
}

export function emptyAnswer({ kind }: FormField): Answer {
  if (kind === 'checkbox') return false;
  return kind === 'checkboxes' ? [] : '';
}

export function emptyAnswers(form: Questions): Answers {
  const empty = listFields(form).flatMap((field) =>
    listControls(field).map((name): [string, Answer] => [name, emptyAnswer(field)]),
  );
  return Object.fromEntries(empty);
}
