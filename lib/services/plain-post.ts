import { readAnswers } from './answers';
import { KEY_FIELD, toFieldFaults } from './browser-values';
import type { Answers, Faults, FormDefinition } from './form-definition';
import type { Receipt } from './send-form';

/** The query of a form's page: one-time keys of what a post without script left. */
export interface FormQuery {
  answers?: string | string[];
  sent?: string | string[];
}

/** What a post without script left: a receipt, or its answers and what was wrong with them. */
export interface KeptPost {
  receipt: Receipt | null;
  answers: Answers;
  faults: Faults;
  /** Why it was refused where no field is to blame. */
  message: string;
  requestKey: string | undefined;
}

/** Reads what a post without script left for this page; null where there is nothing (any more). */
export async function readKeptPost(_form: FormDefinition, _query: FormQuery): Promise<KeptPost | null> {
  return null;
}
