import { LONG_TEXT, SHORT_TEXT } from './text-limits';

/**
 * What a person types into the registration form: one text per control, named as the spec names the fields
 * (REG-05). Numbers and ids stay texts until they are sent, because that is what controls hold.
 */
export const EMPTY_ANSWERS = {
  dateOfBirth: '',
  gender: '',
  scholarshipFileNumber: '',
  email: '',
  saudiMobile: '',
  callingCode: '',
  mobile: '',
  scholarshipCountryId: '',
  scholarshipUniversityName: '',
  scholarshipCity: '',
  academicLevel: '',
  scholarshipSpecialization: '',
  currentEducationalLevel: '',
  expectedGraduationDate: '',
  researchTitle: '',
  researchType: '',
  participantName: '',
  participantInformation: '',
  participantCategory: '',
  researchFieldId: '',
  researchSummary: '',
};

export type RegistrationAnswers = typeof EMPTY_ANSWERS;
export type RegistrationField = keyof RegistrationAnswers;

/** Narrows any string (a key of a stored draft, a field of a server answer) to a field of the form. */
export function isRegistrationField(name: string): name is RegistrationField {
  return Object.hasOwn(EMPTY_ANSWERS, name);
}

/** Answers that may be left out; everything else is required (REG-12). */
const OPTIONAL: readonly RegistrationField[] = [
  'callingCode',
  'mobile',
  'participantName',
  'participantInformation',
  'participantCategory',
];

/** True for a field that must be answered. */
export function isRequired(field: RegistrationField): boolean {
  return !OPTIONAL.includes(field);
}

/** The longest answer to a field; undefined where its own rule is narrower than any count. */
export const TEXT_LIMITS: Partial<Record<RegistrationField, number>> = {
  scholarshipUniversityName: SHORT_TEXT,
  scholarshipCity: SHORT_TEXT,
  scholarshipSpecialization: SHORT_TEXT,
  researchTitle: SHORT_TEXT,
  participantName: SHORT_TEXT,
  participantInformation: LONG_TEXT,
  researchSummary: LONG_TEXT,
};
