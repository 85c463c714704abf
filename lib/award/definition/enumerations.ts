/** The enumerations of the API (REG-28): the numbers are sent, the names are used in code. */
export const REQUEST_STATUS = { New: 1, FirstStageSubmited: 2, Completed: 3 } as const;
export const GENDER = { Male: 1, Female: 2 } as const;
export const ACADEMIC_LEVEL = {
  Bachelor: 1,
  Master: 2,
  Doctorate: 3,
  MedicalFellowship: 4,
  Other: 5,
} as const;
export const RESEARCH_TYPE = { IndividualResearch: 1, CollaborativeResearch: 2 } as const;
export const PARTICIPANT_CATEGORY = {
  ComprehensiveSolutions: 1,
  SectoralImprovements: 2,
  SpecialProjects: 3,
} as const;
export const ATTACHMENT_TYPE = {
  CV: 1,
  RecommendationLetter: 2,
  ProjectPlan: 3,
  ProjectPresentation: 4,
  SupportingFile: 5,
} as const;

export type RequestStatus = (typeof REQUEST_STATUS)[keyof typeof REQUEST_STATUS];

/** The name of a status, the key of its text (`register.status`). */
export function nameOfStatus(status: RequestStatus): keyof typeof REQUEST_STATUS {
  if (status === REQUEST_STATUS.Completed) return 'Completed';
  return status === REQUEST_STATUS.New ? 'New' : 'FirstStageSubmited';
}
export type AttachmentType = (typeof ATTACHMENT_TYPE)[keyof typeof ATTACHMENT_TYPE];
