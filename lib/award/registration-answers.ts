import { emptyAnswers, listFields } from '@/lib/forms/answers';
import type { FormField } from '@/lib/forms/form-definition';
import { registrationForm } from './definitions/registration';

type Field = (typeof registrationForm.sections)[number]['fields'][number];

/** A control of the registration form: named as the spec names the field, with the calling code beside. */
export type RegistrationField = Field['name'] | 'callingCode';

/** What a person types into the registration form: one text per control, because that is what controls hold. */
export type RegistrationAnswers = Record<RegistrationField, string>;

/** The form before anything is typed: every control that holds no files holds a text. */
export const EMPTY_ANSWERS = emptyAnswers(registrationForm) as RegistrationAnswers;

/** Narrows any string (a key of a stored draft, a field of a server answer) to a field of the form. */
export function isRegistrationField(name: string): name is RegistrationField {
  return Object.hasOwn(EMPTY_ANSWERS, name);
}

/** What the definition says of a question; the calling code stands with the number that it begins. */
export function findQuestion(name: RegistrationField): FormField | undefined {
  return listFields(registrationForm).find((field) => field.name === name);
}

/** True for a field that must be answered. */
export function isRequired(name: RegistrationField): boolean {
  return findQuestion(name)?.required === true;
}

/** The longest text that answers a question; undefined where its own rule is narrower than any count. */
export function getTextLimit(name: RegistrationField): number | undefined {
  const field = findQuestion(name);
  return field?.kind === 'text' || field?.kind === 'textarea' ? field.maxLength : undefined;
}

/** What is wrong with the answers: fault code by field. The text of a code stands in `register.faults`. */
export type RegistrationFaults = Partial<Record<RegistrationField, string>>;
