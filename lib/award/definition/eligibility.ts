import { OUTCOMES } from './outcomes';

/** The rules that the portal answers from what it has stored. */
export const SYSTEM_RULES = ['window', 'country', 'declarations', 'duplicates'] as const;
/**
 * The rules of an eligibility check, in the order of its page; the award office answers the last two from the files.
 */
export const ELIGIBILITY_RULES = [...SYSTEM_RULES, 'identity', 'enrolment'] as const;

export type SystemRule = (typeof SYSTEM_RULES)[number];
export type EligibilityRule = (typeof ELIGIBILITY_RULES)[number];

/** The stages of a checked application; null before the office has checked it. */
export const CHECKED_STAGES = [
  'refusalProposed',
  'eligible',
  'ineligible',
  'inReview',
  'disqualified',
] as const;
export type CheckedStage = (typeof CHECKED_STAGES)[number];

/** What its sender may know of a stage. */
export const SHOWN_STAGES = ['underReview', 'notAdmitted', 'disqualified', ...OUTCOMES] as const;
export type ShownStage = (typeof SHOWN_STAGES)[number];

/** A proposed refusal is internal. */
export const SHOWN_STAGE = {
  refusalProposed: null,
  eligible: 'underReview',
  ineligible: 'notAdmitted',
  inReview: 'underReview',
  disqualified: 'disqualified',
} as const satisfies Record<CheckedStage, ShownStage | null>;
