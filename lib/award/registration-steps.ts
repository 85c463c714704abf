import { RESEARCH_TYPE } from './enumerations';
import { isRequired, type RegistrationAnswers, type RegistrationField } from './registration-answers';

/** The three steps in their order; each is one part of the payload (REG-05). */
export const STEPS = [
  {
    key: 'personal',
    part: 'personalInformation',
    fields: [
      'dateOfBirth',
      'gender',
      'scholarshipFileNumber',
      'email',
      'saudiMobile',
      'callingCode',
      'mobile',
    ],
  },
  {
    key: 'scholarship',
    part: 'scholarshipInformation',
    fields: [
      'scholarshipCountryId',
      'scholarshipUniversityName',
      'scholarshipCity',
      'academicLevel',
      'scholarshipSpecialization',
      'currentEducationalLevel',
      'expectedGraduationDate',
    ],
  },
  {
    key: 'research',
    part: 'researchInformation',
    fields: [
      'researchTitle',
      'researchFieldId',
      'participantCategory',
      'researchType',
      'participantName',
      'participantInformation',
      'researchSummary',
    ],
  },
] as const satisfies readonly Step[];

interface Step {
  key: string;
  part: string;
  fields: readonly RegistrationField[];
}

/** Number of a step as people count: 1, 2 or 3. */
export type StepNumber = 1 | 2 | 3;
export const STEP_NUMBERS: readonly StepNumber[] = [1, 2, 3];
export const LAST_STEP: StepNumber = 3;

/** The step that a text from the address or a draft names; null when it names none. */
export function parseStep(text: string | null | undefined): StepNumber | null {
  return STEP_NUMBERS.find((number) => String(number) === text) ?? null;
}

/** The row of a step. */
export function getStep(number: StepNumber): (typeof STEPS)[number] {
  const step = STEPS[number - 1];
  if (!step) throw new Error(`No step ${number}`);
  return step;
}

/** The fields of a step, in the order in which they stand on the page. */
export function listFields(number: StepNumber): readonly RegistrationField[] {
  return getStep(number).fields;
}

/** The step on which a field stands. */
export function getStepOf(field: RegistrationField): StepNumber {
  const number = STEP_NUMBERS.find((candidate) => listFields(candidate).includes(field));
  if (!number) throw new Error(`No step asks for ${field}`);
  return number;
}

/** Participants are asked for unless individual research is chosen (REG-13). */
export function areParticipantsShown(researchType: string): boolean {
  return researchType !== String(RESEARCH_TYPE.IndividualResearch);
}

/** Whether each required field of a step has an answer; says nothing about whether the answer is right. */
export function isFilled(number: StepNumber, answers: RegistrationAnswers): boolean {
  return listFields(number).every((field) => !isRequired(field) || answers[field].trim() !== '');
}

/** The first step that holds one of these fields; null when there are none. */
export function findFirstStepWith(fields: readonly RegistrationField[]): StepNumber | null {
  return STEP_NUMBERS.find((number) => fields.some((field) => getStepOf(field) === number)) ?? null;
}
