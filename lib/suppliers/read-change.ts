import 'server-only';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { Query } from '@/lib/routing/query-value';
import { supplierChange } from '@/lib/suppliers/supplier-change-form';

/** What a change of a registration has left for its page. */
export interface KeptChange {
  typed: URLSearchParams;
  errors: Readonly<Record<string, string>>;
  /** Why it was refused where no field is to blame. */
  message: string;
  isDone: boolean;
}

/** Reads the outcome that the address names; null where there is none (any more). */
export async function readChange(query: Query): Promise<KeptChange | null> {
  const outcome = await readFlashMessage(query.sent ?? query.answers);
  if (outcome?.form !== supplierChange.id) return null;
  const { errors, message = '' } = outcome;
  return {
    typed: new URLSearchParams(outcome.texts),
    errors,
    message: Object.keys(errors).length > 0 ? '' : message,
    isDone: outcome.answer !== undefined,
  };
}
