import { z } from 'zod';
import { namedItem } from '@/lib/api/contract/named-list';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { type Registration, registrationForm } from '@/lib/award/definition/registration';
import { submissionForm } from '@/lib/award/definition/submission';
import { now } from '@/lib/env/clock';
import { deriveSchema } from '@/lib/forms/rules/derive-schema';
import { describeQuestions } from '@/lib/forms/texts/describe-questions';
import { toDay } from '@/lib/i18n/format';

/**
 * Requests and answers of `api/Scholarship/*` (REG-30). What the two forms send follows from their
 * definitions; the text of an error's code stands in `messages/<locale>/register.json` under `errors`.
 */
const today = () => toDay(now());

export const registration = deriveSchema(registrationForm, today) as z.ZodType<Registration, Registration>;
const acknowledgements = deriveSchema(submissionForm, today);

/** A moment may be missing: a window of which one is missing is not configured (OPEN-01). */
const window = z.object({
  durationFrom: z.string().nullable(),
  durationTo: z.string().nullable(),
  /** True where no operator has set the window: it follows today's date and changes no date of the edition. */
  isDefault: z.literal(true).optional(),
});
export type AwardWindow = z.infer<typeof window>;
const windowResponse = window.nullable();
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
type Parts = typeof registrationForm.sections;
const asTold = <Part extends Parts[number]>({ fields }: Part) =>
  z.looseObject(
    Object.fromEntries(fields.map(({ name }) => [name, told])) as Record<
      Part['fields'][number]['name'],
      typeof told
    >,
  );
const [personal, scholarship, research] = registrationForm.sections;

/** GetMyRequest: `data` is null when the person has no request yet. External roots may leave parts out. */
export const myRequest = z.object({
  data: z
    .object({
      scholarshipRequestStatus: z.literal(Object.values(REQUEST_STATUS)),
      referenceNumber: z.string().optional(),
      personalInformation: asTold(personal).nullish(),
      scholarshipInformation: asTold(scholarship).nullish(),
      researchInformation: asTold(research).nullish(),
      /** May stand in for the ids in a prefill (REG-18). */
      scholarshipCountry: namedItem.nullish(),
      researchField: namedItem.nullish(),
      projectRegisteration: projectRegisteration.nullish(),
      /** Files wait for the virus scanner; nothing can be changed meanwhile. */
      beingChecked: z.boolean().nullish(),
      /** When a submission was taken back because of a virus, and none has come since. */
      refusedAt: z.string().nullish(),
    })
    .nullable(),
});
export type MyRequest = z.infer<typeof myRequest>;

/** What the portal keeps of a person's own application, as that person may take it along. */
export const ownData = z.object({
  exportedAt: z.string(),
  referenceNumber: z.string(),
  stage: z.enum(['new', 'registered', 'beingChecked', 'submitted', 'lapsed']),
  registeredAt: z.string(),
  changedAt: z.string(),
  answers: z.object({
    personalInformation: asTold(personal).nullish(),
    scholarshipInformation: asTold(scholarship).nullish(),
    researchInformation: asTold(research).nullish(),
    scholarshipCountry: z.string().optional(),
    researchField: z.string().optional(),
  }),
  files: z.array(storedFile.pick({ attachmentType: true, name: true, size: true })),
});
export type OwnData = z.infer<typeof ownData>;

/** What a successful post answers: the same reference number however often it is sent (REG-24). */
export const receipt = z.object({
  data: z.object({
    referenceNumber: z.string(),
    scholarshipRequestStatus: z.literal(Object.values(REQUEST_STATUS)),
    /** It counts as received once its files have been scanned. */
    beingChecked: z.boolean().optional(),
  }),
});
export type Receipt = z.infer<typeof receipt>;

/** What the calls of the award answer. */
export const AWARD_SCHEMAS = {
  getAwardConfiguration: {
    summary: 'Whether the award is active, and its two windows (Asia/Riyadh, both ends included)',
    response: configuration,
  },
  getRegistrationWindow: { summary: 'The registration window, or null', response: windowResponse },
  getSubmissionWindow: { summary: 'The submission window, or null', response: windowResponse },
  getMyRequest: { summary: 'The request of the signed-in person, or null', response: myRequest },
  exportMine: { summary: 'The signed-in person’s own application as a JSON file', response: ownData },
};

/** What the calls of the award's two forms take and answer. */
export const AWARD_FORM_SCHEMAS = {
  registerResearcher: {
    summary: 'Registers the signed-in person, or changes the registration while its window is open',
    body: registration,
    response: receipt,
    describeBody: () => describeQuestions(registrationForm, registration),
  },
  submitResearch: {
    summary: 'Submits the files and acknowledgements of the signed-in person; final',
    body: acknowledgements,
    response: receipt,
    describeBody: () => describeQuestions(submissionForm, acknowledgements),
  },
};
