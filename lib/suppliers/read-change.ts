import 'server-only';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { Query } from '@/lib/routing/query-value';
import { supplierChange } from '@/lib/suppliers/supplier-change-form';

export interface KeptChange {
  typed: URLSearchParams;
  errors: Readonly<Record<string, string>>;
  /** Reason of a refusal that belongs to no field. */
  message: string;
  isDone: boolean;
}

/** The outcome under the key in the address; null if there is none (any more). */
export async function readChange(query: Query): Promise<KeptChange | null> {
  const flash = await readFlashMessage(query.sent ?? query.answers);
  if (flash?.form !== supplierChange.id) return null;
  const { errors, message = '' } = flash;
  return {
    typed: new URLSearchParams(flash.texts),
    errors,
    message: Object.keys(errors).length > 0 ? '' : message,
    isDone: flash.response !== undefined,
  };
}
