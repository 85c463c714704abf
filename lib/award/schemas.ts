import { z } from 'zod';
import { namedItem } from '@/lib/api/contract/named-list';
import { ELIGIBILITY_RULES, SHOWN_STAGES } from '@/lib/award/definition/eligibility';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { CERTIFICATE_KINDS, CONSENT_KINDS, PRIZE_PLACES } from '@/lib/award/definition/outcomes';
import { PERMIT_KINDS } from '@/lib/award/definition/permit-kinds';
import { type Registration, registrationForm } from '@/lib/award/definition/registration';
import { submissionForm } from '@/lib/award/definition/submission';
import { draft, draftFile } from '@/lib/award/draft-schemas';
import { now } from '@/lib/env/clock';
import { deriveSchema } from '@/lib/forms/rules/derive-schema';
import { describeQuestions } from '@/lib/forms/texts/describe-questions';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES } from '@/lib/i18n/locales';

/**
 * Requests and responses of `api/Scholarship/*` (REG-30). The bodies of the two forms are derived from their
 * definitions; texts of error codes are in `messages/<locale>/register.json` under `errors`.
 */
const today = () => toDay(now());

export const registration = deriveSchema(registrationForm, today) as z.ZodType<Registration, Registration>;
const acknowledgements = deriveSchema(submissionForm, today);

/** Either end may be missing; the window then counts as not configured (OPEN-01). */
const window = z.object({
  durationFrom: z.string().nullable(),
  durationTo: z.string().nullable(),
  /** True if no operator has set the window: it moves with the current date and does not affect the edition's dates. */
  isDefault: z.literal(true).optional(),
});
export type AwardWindow = z.infer<typeof window>;
export const configuration = z.object({
  /** 1 means active. */
  status: z.int(),
  register: window.nullish(),
  submit: window.nullish(),
  /** As it applies to one person: their submission is open again (`applyPermits`). No API sends it. */
  isReopened: z.literal(true).optional(),
});
export type AwardConfiguration = z.infer<typeof configuration>;

/** A stored file as its owner sees it; only the owner can read `url`. */
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

const answer = z.union([z.string(), z.number()]).nullish();

/**
 * A stored part in a response, not validated. External roots send dates with a time of day (REG-18) and null for empty
 * fields.
 */
type Parts = typeof registrationForm.sections;
const asAnswered = <Part extends Parts[number]>({ fields }: Part) =>
  z.looseObject(
    Object.fromEntries(fields.map(({ name }) => [name, answer])) as Record<
      Part['fields'][number]['name'],
      typeof answer
    >,
  );
const [personal, scholarship, research] = registrationForm.sections;

const consent = z.object({
  kind: z.enum(CONSENT_KINDS),
  value: z.string(),
  givenAt: z.string().nullable(),
});

const certificate = z.object({
  kind: z.enum(CERTIFICATE_KINDS),
  /** Shows the certificate on the check page. */
  code: z.string().nullable(),
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
});

export const juryCertificate = certificate.omit({ kind: true }).extend({
  /** Year of the edition. */
  edition: z.int(),
  /** What the check page shows; null without the juror's consent. */
  name: z.string().nullable(),
});

/** GetMyRequest: `data` is null if the person has no request yet. External roots may omit parts. */
const request = z.object({
  scholarshipRequestStatus: z.literal(Object.values(REQUEST_STATUS)),
  referenceNumber: z.string().optional(),
  personalInformation: asAnswered(personal).nullish(),
  scholarshipInformation: asAnswered(scholarship).nullish(),
  researchInformation: asAnswered(research).nullish(),
  /** May replace the ids in stored answers (REG-18). */
  scholarshipCountry: namedItem.nullish(),
  researchField: namedItem.nullish(),
  projectRegisteration: projectRegisteration.nullish(),
  /** Files are waiting for the virus scanner; nothing can be changed meanwhile. */
  beingChecked: z.boolean().nullish(),
  /** When a submission was withdrawn because of a virus, if none has followed. */
  refusedAt: z.string().nullish(),
  /** What the sender may know of the judging, if anything. */
  shownStage: z.enum(SHOWN_STAGES).nullish(),
  /** Why it is not admitted, by the rules that it does not meet. */
  refusalReasons: z.array(z.object({ rule: z.enum(ELIGIBILITY_RULES), reason: z.string() })).nullish(),
  /** Why it is disqualified, and since when. */
  disqualification: z.object({ reason: z.string(), at: z.string() }).nullish(),
  prizeCategory: z.string().nullish(),
  prize: z.enum(PRIZE_PLACES).nullish(),
  /** The letter about the outcome, and when the results were released. */
  letter: z.object({ text: z.string(), locale: z.enum(LOCALE_CODES), at: z.string() }).nullish(),
  /** What a winner agrees to publish, and what would be published. */
  consents: z.array(consent).nullish(),
  /** The certificates; at most the first one is valid. */
  certificates: z.array(certificate).nullish(),
  /** When the results of its edition were released; it can neither be withdrawn nor restored afterwards. */
  releasedAt: z.string().nullish(),
  /** When its sender withdrew it; it takes no part in the award while this is set. */
  withdrawnAt: z.string().nullish(),
});

const permit = z.object({
  kind: z.enum(PERMIT_KINDS),
  /** Both ISO 8601. */
  from: z.string(),
  until: z.string(),
  /** Of a reopening, in the words of the award office. */
  reason: z.string().optional(),
});
/** What a person may do now outside of the windows. */
export type Permit = z.infer<typeof permit>;
const permits = z.array(permit).nullish();

export const myRequest = z.object({ data: request.nullable(), permits });
export type MyRequest = z.infer<typeof myRequest>;

/** The stage of an application in words that its sender may know. `lapsed`: the submission window ended without one. */
const STAGES = [
  'new',
  'registered',
  'beingChecked',
  'submitted',
  'lapsed',
  'withdrawn',
  ...SHOWN_STAGES,
] as const;
export type ApplicationStage = (typeof STAGES)[number];

const application = z.object({
  /** Year of the edition. */
  edition: z.int(),
  stage: z.enum(STAGES),
  /** Whether a reminder will be sent; missing if none can follow. */
  reminders: z.enum(['on', 'off']).optional(),
  /** External roots return neither. */
  registeredAt: z.string().optional(),
  submittedAt: z.string().optional(),
  request,
});
/** A person's application in one edition. */
export type MyApplication = z.infer<typeof application>;

const exported = z.object({
  edition: z.int(),
  referenceNumber: z.string(),
  /** The name of the sign-on with which it was last sent; null if none is stored. */
  senderName: z.string().nullable(),
  /** As the award office has typed it from the letter of recommendation. */
  supervisorName: z.string().nullable(),
  stage: z.enum(STAGES),
  registeredAt: z.string(),
  submittedAt: z.string().optional(),
  changedAt: z.string(),
  answers: request
    .pick({ personalInformation: true, scholarshipInformation: true, researchInformation: true })
    .extend({ scholarshipCountry: z.string().optional(), researchField: z.string().optional() }),
  ...request.pick({
    refusalReasons: true,
    disqualification: true,
    prizeCategory: true,
    prize: true,
    letter: true,
    consents: true,
    certificates: true,
  }).shape,
  files: z.array(storedFile.pick({ attachmentType: true, name: true, size: true })),
  /** What happened to it, oldest first. */
  history: z.array(z.object({ kind: z.string(), at: z.string() })),
});
const exportedDraft = draft.pick({ form: true, step: true, savedAt: true, values: true }).extend({
  edition: z.int(),
  files: z.array(draftFile.pick({ slot: true, name: true, size: true })),
});
/**
 * Award/ExportMine: everything that is stored about a person's applications, drafts and certificates as a juror,
 * without ids and other internals.
 */
export const ownData = z.object({
  exportedAt: z.string(),
  applications: z.array(exported),
  drafts: z.array(exportedDraft),
  juryCertificates: z.array(juryCertificate),
});
export type OwnData = z.infer<typeof ownData>;

/** Award/ExportMine: `zip` has the same JSON as `award.json`, and every file. */
export const exportMineQuery = z.object({
  format: z.enum(['json', 'zip'], 'choice').optional(),
  /** Second language of the PDF files, after Arabic. */
  language: z.enum(LOCALE_CODES, 'choice').optional(),
});

/** Response to a successful post: the same reference number for every retry (REG-24). */
export const receipt = z.object({
  data: z.object({
    referenceNumber: z.string(),
    scholarshipRequestStatus: z.literal(Object.values(REQUEST_STATUS)),
    /** The submission counts as received once its files have been scanned. */
    beingChecked: z.boolean().optional(),
  }),
});
export type Receipt = z.infer<typeof receipt>;

/** Award/Withdraw: `withdrawn` takes the application out of the award, `restored` brings it back. */
export const withdrawalBody = z.object({ to: z.enum(['withdrawn', 'restored']) });
export type Withdrawal = z.infer<typeof withdrawalBody>['to'];

/** Award/SetReminders: `off` stops the reminder of the submission. */
export const remindersBody = z.object({ reminders: z.enum(['on', 'off']) });

/** Award/SetConsent: what a winner agrees to publish; consents that are not named are withdrawn. */
export const consentBody = z.object({
  /** Year of the edition. */
  edition: z.int('number'),
  kinds: z.array(z.enum(CONSENT_KINDS, 'choice')).max(CONSENT_KINDS.length),
});

/** The schemas of the calls of the award. */
export const AWARD_SCHEMAS = {
  getAwardConfiguration: {
    summary: 'Whether the award is active, and its two windows (Asia/Riyadh, both ends included)',
    response: configuration,
  },
  getRegistrationWindow: { summary: 'The registration window, or null', response: window.nullable() },
  getSubmissionWindow: { summary: 'The submission window, or null', response: window.nullable() },
  getMyRequest: { summary: 'The request of the signed-in person, or null', response: myRequest },
  listMyApplications: {
    summary: 'Applications, permits and drafts of the signed-in person, the newest edition first',
    response: z.object({ data: z.array(application), permits, drafts: z.array(draft) }),
  },
  withdrawMine: {
    summary: 'Withdraws the application of the signed-in person, or restores it while its window is open',
    body: withdrawalBody,
    response: receipt,
  },
  setReminders: {
    summary: 'Switches the reminder of the submission off or on for the signed-in person',
    body: remindersBody,
    response: receipt,
  },
  setConsent: {
    summary: 'What a winner agrees to publish of name and university',
    body: consentBody,
    response: receipt,
  },
  exportMine: {
    summary: 'The signed-in person’s own applications as a JSON file, or in a ZIP file with their files',
    query: exportMineQuery,
    response: ownData,
  },
};

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
