import type { EligibilityRule } from '@/lib/award/definition/eligibility';

/** The name of the control with the reason for a rule: that of the call, in dotted form. */
export const REASON_CONTROL = (rule: EligibilityRule) => `reasons.${rule}`;
