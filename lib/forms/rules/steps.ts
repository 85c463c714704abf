import type { Answers, FormField, FormSection, Questions } from '@/lib/forms/definition/form-definition';
import { isAsked, listControls } from './answers';

/** Parses a step number from the address or a draft, from 1; null if the form has no such step. */
export function parseStep({ sections }: Questions, text: string | null | undefined): number | null {
  const step = Number(text);
  return Number.isInteger(step) && step >= 1 && step <= sections.length ? step : null;
}

/** @param step from 1 @throws Error if the form has no such step */
export function getStep({ sections }: Questions, step: number): FormSection {
  const section = sections[step - 1];
  if (!section) throw new Error(`No step ${step}`);
  return section;
}

const listNames = (field: FormField) => (field.kind === 'file' ? [field.name] : listControls(field));

export function listStepControls(form: Questions, step: number): string[] {
  return getStep(form, step).fields.flatMap(listNames);
}

/** The first step with one of these controls; null if there is none. */
export function findStepWith({ sections }: Questions, names: readonly string[]): number | null {
  const index = sections.findIndex(({ fields }) =>
    fields.flatMap(listNames).some((name) => names.includes(name)),
  );
  return index < 0 ? null : index + 1;
}

/** Whether all required questions of a step have an answer, valid or not. */
export function isFilled(form: Questions, step: number, answers: Answers): boolean {
  const required = getStep(form, step).fields.filter((field) => field.required && isAsked(field, answers));
  return required.every(({ name }) => String(answers[name] ?? '').trim() !== '');
}
