/** What one person may do outside of the windows: register, submit, or replace a submission that was reopened. */
export const PERMIT_KINDS = ['register', 'submit', 'resubmit'] as const;
export type PermitKind = (typeof PERMIT_KINDS)[number];
