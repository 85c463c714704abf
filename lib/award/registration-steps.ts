import { isAsked, listControls } from '@/lib/forms/answers';
import { registrationForm } from './definitions/registration';
import {
  findQuestion,
  isRegistrationField,
  isRequired,
  type RegistrationAnswers,
  type RegistrationField,
} from './registration-answers';

/** Number of a step as people count: 1, 2 or 3; each is a section of the definition. */
export type StepNumber = 1 | 2 | 3;
export const STEP_NUMBERS: readonly StepNumber[] = [1, 2, 3];
export const LAST_STEP: StepNumber = 3;

/** The step that a text from the address or a draft names; null when it names none. */
export function parseStep(text: string | null | undefined): StepNumber | null {
  return STEP_NUMBERS.find((number) => String(number) === text) ?? null;
}

/** The section that a step asks. */
export function getStep(number: StepNumber): (typeof registrationForm.sections)[number] {
  const step = registrationForm.sections[number - 1];
  if (!step) throw new Error(`No step ${number}`);
  return step;
}

/** The controls of a step, in the order in which they stand on the page. */
export function listFields(number: StepNumber): readonly RegistrationField[] {
  return getStep(number).fields.flatMap(listControls).filter(isRegistrationField);
}

/** The step on which a field stands. */
export function getStepOf(field: RegistrationField): StepNumber {
  const number = STEP_NUMBERS.find((candidate) => listFields(candidate).includes(field));
  if (!number) throw new Error(`No step asks for ${field}`);
  return number;
}

/** Participants are asked for unless individual research is chosen (REG-13). */
export function areParticipantsShown(researchType: string): boolean {
  const field = findQuestion('participantName');
  return field !== undefined && isAsked(field, { researchType });
}

/** Whether each required field of a step has an answer; says nothing about whether the answer is right. */
export function isFilled(number: StepNumber, answers: RegistrationAnswers): boolean {
  return listFields(number).every((field) => !isRequired(field) || answers[field].trim() !== '');
}

/** The first step that holds one of these fields; null when there are none. */
export function findFirstStepWith(fields: readonly RegistrationField[]): StepNumber | null {
  return STEP_NUMBERS.find((number) => fields.some((field) => getStepOf(field) === number)) ?? null;
}
