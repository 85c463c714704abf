import { MAX_SUPPORTIVE_FILES } from '@/lib/forms/files/rules';
import { ATTACHMENT_TYPE } from './enumerations';

/** The five file slots of the submission, by the specification's field names (SUB-01). */
export const FILE_SLOTS = {
  CVFile: { type: ATTACHMENT_TYPE.CV, required: true, maxFiles: 1 },
  RecommendationLetterFile: { type: ATTACHMENT_TYPE.RecommendationLetter, required: false, maxFiles: 1 },
  ResearchPlanFile: { type: ATTACHMENT_TYPE.ProjectPlan, required: false, maxFiles: 1 },
  ResearchPresentationFile: { type: ATTACHMENT_TYPE.ProjectPresentation, required: false, maxFiles: 1 },
  ExtraSupportiveFiles: {
    type: ATTACHMENT_TYPE.SupportingFile,
    required: false,
    maxFiles: MAX_SUPPORTIVE_FILES,
  },
} as const;

export type FileSlot = keyof typeof FILE_SLOTS;

export const SLOT_NAMES = Object.keys(FILE_SLOTS) as FileSlot[];

/** The five acknowledgements of the submission; all must be ticked. */
export const ACKNOWLEDGEMENTS = [
  'verifiedCorrectInformation',
  'verifiedTermsAndConditions',
  'verifiedOriginalResearch',
  'verifiedPublishAndDevelopment',
  'verifiedScholarshipParticipation',
] as const;

export type Acknowledgement = (typeof ACKNOWLEDGEMENTS)[number];

/** The files that jurors read, as copies without names; the identity document and the recommendation have none. */
export const BLIND_TYPES = [
  ATTACHMENT_TYPE.ProjectPlan,
  ATTACHMENT_TYPE.ProjectPresentation,
  ATTACHMENT_TYPE.SupportingFile,
] as const;

export const slotOfType = (type: number): FileSlot =>
  SLOT_NAMES.find((slot) => FILE_SLOTS[slot].type === type) ?? 'ExtraSupportiveFiles';
