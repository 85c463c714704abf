import 'server-only';
import { readOutcome } from '@/lib/forms/no-javascript/read-outcome';
import type { Query } from '@/lib/routing/query-value';
import { supplierChange } from '@/lib/suppliers/supplier-change-form';

/** What a change of a registration has left for its page. */
export interface KeptChange {
  typed: URLSearchParams;
  faults: Readonly<Record<string, string>>;
  /** Why it was refused where no field is to blame. */
  message: string;
  isDone: boolean;
}

/** Reads the outcome that the address names; null where there is none (any more). */
export async function readChange(query: Query): Promise<KeptChange | null> {
  const outcome = await readOutcome(query.sent ?? query.answers);
  if (outcome?.form !== supplierChange.id) return null;
  const { faults, message = '' } = outcome;
  return {
    typed: new URLSearchParams(outcome.texts),
    faults,
    message: Object.keys(faults).length > 0 ? '' : message,
    isDone: outcome.answer !== undefined,
  };
}
