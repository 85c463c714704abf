import { isAsked, listFields } from './answers';
import type { Answers, FormDefinition, FormField } from './form-definition';
import type { FormTexts } from './form-words';

export interface ShownAnswer {
  name: string;
  label: string;
  /** What was answered, in words; empty when nothing was. */
  text: string;
}

function toText(
  field: FormField,
  { fields, common }: FormTexts,
  answers: Answers,
  files: readonly string[],
): string {
  if (field.kind === 'file') return files.join('\n');
  const answer = answers[field.name];
  if (typeof answer === 'boolean') return answer ? common['check.yes'] : '';
  const given = Array.isArray(answer) ? answer : [answer ?? ''];
  const options = fields[field.name]?.options;
  return given.map((value) => options?.find((option) => option.value === value)?.label ?? value).join('\n');
}

/**
 * The answers in words, question by question, for whoever looks them over before sending.
 * @param fileNames names of the chosen files, by field
 */
export function showAnswers(
  form: FormDefinition,
  texts: FormTexts,
  answers: Answers,
  fileNames: Record<string, string[]> = {},
): ShownAnswer[] {
  return listFields(form)
    .filter((field) => isAsked(field, answers))
    .map((field) => ({
      name: field.name,
      label: texts.fields[field.name]?.label ?? field.name,
      text: toText(field, texts, answers, fileNames[field.name] ?? []).trim(),
    }));
}
