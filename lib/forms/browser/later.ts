import type { ErrorCodes, Questions } from '@/lib/forms/definition/form-definition';
import type { FormValues } from './browser-values';

/* Code that a form needs only once it is used is loaded later, so that the form appears sooner on a slow network. */
const loadRules = () => import('@/lib/forms/browser/validate-values');
/** Loads the form's call. Rejects if the script cannot be loaded. */
export const loadSendForm = () => import('./send-form');

/** Preloads them while the person types, so that a connection that fails later affects only the call. */
export async function fetchRules(): Promise<void> {
  await Promise.allSettled([loadRules(), loadSendForm()]);
}

/** If the rules cannot be loaded the answers pass: the server applies the same rules. */
export async function judgeLater(form: Questions, values: FormValues, today?: string): Promise<ErrorCodes> {
  const rules = await loadRules().catch(() => null);
  return rules ? rules.validateValues(form, values, today) : {};
}
