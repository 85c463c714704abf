import type { Answers, FormDefinition, FormField } from '@/lib/forms/definition/form-definition';
import { isAsked, listFields } from '@/lib/forms/rules/answers';
import { toGregorianDay } from '@/lib/forms/rules/calendars';
import type { FormTexts } from './browser-texts';

export interface ShownAnswer {
  name: string;
  label: string;
  text: string;
}

interface Ways {
  fileNames?: Record<string, string[]>;
  /** Formats a yyyy-MM-dd day; without it days stay unchanged, for other programs to read. */
  sayDay?: (day: string) => string;
}

function toText(
  field: FormField,
  { fields, common }: FormTexts,
  answers: Answers,
  { fileNames = {}, sayDay = String }: Ways,
): string {
  if (field.kind === 'file') return (fileNames[field.name] ?? []).join('\n');
  const answer = answers[field.name];
  if (field.kind === 'date' && answer) return sayDay(toGregorianDay(String(answer)));
  if (typeof answer === 'boolean') return answer ? common['check.yes'] : '';
  const given = Array.isArray(answer) ? answer : [answer ?? ''];
  const options = fields[field.name]?.options;
  return given.map((value) => options?.find((option) => option.value === value)?.label ?? value).join('\n');
}

/** The answers in words by question, for review before sending. */
export function showAnswers(
  form: FormDefinition,
  texts: FormTexts,
  answers: Answers,
  ways: Ways = {},
): ShownAnswer[] {
  return listFields(form)
    .filter((field) => isAsked(field, answers))
    .map((field) => ({
      name: field.name,
      label: texts.fields[field.name]?.label ?? field.name,
      text: toText(field, texts, answers, ways).trim(),
    }));
}
