import 'server-only';
import { KEY_FIELD } from '@/lib/forms/browser/browser-values';
import { type Receipt, readReceipt } from '@/lib/forms/browser/receipt';
import type { Answers, ErrorCodes, FormDefinition } from '@/lib/forms/definition/form-definition';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { toFieldErrors } from '@/lib/forms/rules/error-codes';
import { readAnswers } from '@/lib/forms/rules/payload';
import type { Query } from '@/lib/routing/query-value';

export type FormQuery = Query;

/** The outcome of a post without script: a receipt, or its answers and errors. */
export interface PostOutcome {
  receipt: Receipt | null;
  answers: Answers;
  errors: ErrorCodes;
  /** Reason of a refusal that belongs to no question, or with the name of the refused file. */
  message: string;
  requestKey: string | undefined;
}

/** Code of the refusal of answers to questions that have changed since the page was rendered. */
export const QUESTIONS_CHANGED = 'questionsChanged';

/** Codes of refusals whose message is shown besides the errors of questions. */
const SHOWN_WITH_ERRORS: readonly (string | undefined)[] = ['files', QUESTIONS_CHANGED];

/** The outcome of a post without script for this page; null if there is none (any more). */
export async function readPostOutcome(form: FormDefinition, query: FormQuery): Promise<PostOutcome | null> {
  const flash = await readFlashMessage(query.sent ?? query.answers);
  if (flash?.form !== form.id) return null;
  const texts = new URLSearchParams(flash.texts);
  const errors = toFieldErrors(form, flash.errors);
  return {
    receipt: flash.response === undefined ? null : readReceipt(flash.response),
    answers: readAnswers(form, texts),
    errors,
    message:
      Object.keys(errors).length > 0 && !SHOWN_WITH_ERRORS.includes(flash.code) ? '' : (flash.message ?? ''),
    // Other answers under a used id: the next post is a separate request.
    requestKey: flash.code === 'alreadySent' ? undefined : (texts.get(KEY_FIELD) ?? undefined),
  };
}
