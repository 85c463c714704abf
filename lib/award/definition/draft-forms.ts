import type { Questions } from '@/lib/forms/definition/form-definition';
import { registrationForm } from './registration';
import { submissionForm } from './submission';

/** The forms whose drafts are kept on the server for signed-in people. */
export const DRAFT_FORMS = {
  register: registrationForm,
  submit: submissionForm,
} as const satisfies Record<string, Questions>;

export type DraftForm = keyof typeof DRAFT_FORMS;
