import { registrationForm } from '@/lib/award/definition/registration';
import { emptyAnswers } from '@/lib/forms/rules/answers';

type Field = (typeof registrationForm.sections)[number]['fields'][number];

/** A control of the registration form: named as the spec names the field, with the calling code beside. */
export type RegistrationField = Field['name'] | 'callingCode';

/** What a person types into the registration form: one text per control, because that is what controls hold. */
export type RegistrationAnswers = Record<RegistrationField, string>;

/** The form before anything is typed: every control that holds no files holds a text. */
export const EMPTY_ANSWERS = emptyAnswers(registrationForm) as RegistrationAnswers;
