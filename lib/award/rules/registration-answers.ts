import { registrationForm } from '@/lib/award/definition/registration';
import { emptyAnswers } from '@/lib/forms/rules/answers';

type Field = (typeof registrationForm.sections)[number]['fields'][number];

/** A control of the registration form: the specification's field names and the calling code. */
export type RegistrationField = Field['name'] | 'callingCode';

/** Entered answers of the registration form: one text per control. */
export type RegistrationAnswers = Record<RegistrationField, string>;

/** The empty form: every control except file fields contains a text. */
export const EMPTY_ANSWERS = emptyAnswers(registrationForm) as RegistrationAnswers;
