/** What the committee decides about an application. */
export const OUTCOMES = ['winner', 'shortlisted', 'notSelected'] as const;
export type Outcome = (typeof OUTCOMES)[number];
