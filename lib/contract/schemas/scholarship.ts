import { z } from 'zod';
import {
  ACADEMIC_LEVEL,
  GENDER,
  PARTICIPANT_CATEGORY,
  REQUEST_STATUS,
  RESEARCH_TYPE,
} from '@/lib/award/enumerations';
import { ACKNOWLEDGEMENTS } from '@/lib/award/file-slots';
import { LONG_TEXT, SHORT_TEXT } from '@/lib/award/text-limits';
import { toLatinDigits } from '@/lib/i18n/digits';
import { isClean } from './text-rules';

/**
 * Requests and answers of `api/Scholarship/*` (REG-30). Messages of the
 * rules are codes: their text stands in `messages/<locale>/register.json` under `faults`.
 */
const text = (code: string, max: number) =>
  z.string({ error: code }).trim().min(1, code).max(max, 'tooLong').refine(isClean, 'forbiddenCharacters');
const optionalText = (max: number) => text('required', max).or(z.literal('')).optional();
const digits = z.string().trim().transform(toLatinDigits);
const day = (code: string) => z.iso.date({ error: code });
const oneOf = <T extends Record<string, number>>(values: T, code: string) =>
  z.literal(Object.values(values) as T[keyof T][], { error: code });
const id = (code: string) => z.int({ error: code }).positive(code);

const personalInformation = z.strictObject({
  dateOfBirth: day('dateOfBirth'),
  gender: oneOf(GENDER, 'gender'),
  scholarshipFileNumber: digits.pipe(z.string().regex(/^\d{1,10}$/, 'scholarshipFileNumber')),
  email: z.string({ error: 'email' }).trim().max(254, 'email').pipe(z.email('email')),
  saudiMobile: digits.pipe(z.string().regex(/^05\d{8}$/, 'saudiMobile')),
  /** Calling code plus national number, digits only; empty when no number was typed. */
  mobile: digits.pipe(z.string().regex(/^(\d{4,18})?$/, 'mobile')).optional(),
});

const scholarshipInformation = z.strictObject({
  scholarshipCountryId: id('scholarshipCountryId'),
  scholarshipUniversityName: text('scholarshipUniversityName', SHORT_TEXT),
  scholarshipCity: text('scholarshipCity', SHORT_TEXT),
  academicLevel: oneOf(ACADEMIC_LEVEL, 'academicLevel'),
  scholarshipSpecialization: text('scholarshipSpecialization', SHORT_TEXT),
  currentEducationalLevel: id('currentEducationalLevel'),
  expectedGraduationDate: day('expectedGraduationDate'),
});

const researchInformation = z.strictObject({
  researchTitle: text('researchTitle', SHORT_TEXT),
  researchType: oneOf(RESEARCH_TYPE, 'researchType'),
  participantName: optionalText(SHORT_TEXT),
  participantInformation: optionalText(LONG_TEXT),
  participantCategory: oneOf(PARTICIPANT_CATEGORY, 'participantCategory').optional(),
  researchFieldId: id('researchFieldId'),
  researchSummary: text('researchSummary', LONG_TEXT),
});

export const registration = z.strictObject({
  personalInformation,
  scholarshipInformation,
  researchInformation,
});
export type Registration = z.infer<typeof registration>;
/** What stands in the form before the rules have spoken. */
export type RegistrationInput = z.input<typeof registration>;

const acknowledged = z.literal(true, { error: 'requiredFields' });
export const acknowledgements = z.strictObject(
  Object.fromEntries(ACKNOWLEDGEMENTS.map((name) => [name, acknowledged])) as Record<
    (typeof ACKNOWLEDGEMENTS)[number],
    typeof acknowledged
  >,
);

export const namedItem = z.object({ id: z.int(), name: z.string() });
export const namedList = z.object({ data: z.array(namedItem) });
export type NamedItem = z.infer<typeof namedItem>;

const window = z.object({ durationFrom: z.string(), durationTo: z.string() });
export type AwardWindow = z.infer<typeof window>;
export const windowAnswer = window.nullable();
export const configuration = z.object({
  /** 1 means active. */
  status: z.int(),
  register: window.nullish(),
  submit: window.nullish(),
});
export type AwardConfiguration = z.infer<typeof configuration>;

/** A stored file as its owner sees it; `url` answers only to the owner. */
export const storedFile = z.object({
  id: z.string(),
  attachmentType: z.int(),
  name: z.string(),
  size: z.int(),
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

const projectRegisteration = z.object({
  files: z.array(storedFile),
  verifiedCorrectInformation: z.boolean(),
  verifiedTermsAndConditions: z.boolean(),
  verifiedOriginalResearch: z.boolean(),
  verifiedPublishAndDevelopment: z.boolean(),
  verifiedScholarshipParticipation: z.boolean(),
});

const told = z.union([z.string(), z.number()]).nullish();

/**
 * A stored part as an answer tells it: its fields, not judged. External roots write dates with a time of day
 * (REG-18) and null for what is empty.
 */
const asTold = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) =>
  z.looseObject(
    Object.fromEntries(Object.keys(shape).map((name) => [name, told])) as Record<keyof Shape, typeof told>,
  );

/** GetMyRequest: `data` is null when the person has no request yet. External roots may leave parts out. */
export const myRequest = z.object({
  data: z
    .object({
      scholarshipRequestStatus: z.literal(Object.values(REQUEST_STATUS)),
      referenceNumber: z.string().optional(),
      personalInformation: asTold(personalInformation).nullish(),
      scholarshipInformation: asTold(scholarshipInformation).nullish(),
      researchInformation: asTold(researchInformation).nullish(),
      /** May stand in for the ids in a prefill (REG-18). */
      scholarshipCountry: namedItem.nullish(),
      researchField: namedItem.nullish(),
      projectRegisteration: projectRegisteration.nullish(),
    })
    .nullable(),
});
export type MyRequest = z.infer<typeof myRequest>;

/** What a successful post answers: the same reference number however often it is sent (REG-24). */
export const receipt = z.object({
  data: z.object({
    referenceNumber: z.string(),
    scholarshipRequestStatus: z.literal(Object.values(REQUEST_STATUS)),
  }),
});
export type Receipt = z.infer<typeof receipt>;
