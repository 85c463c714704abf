import type { ErrorCodes, Questions } from '@/lib/forms/definition/form-definition';
import type { FormValues } from './browser-values';

/*
 * What a form needs only once somebody uses it: the rules with zod, the client with ky, the bot check. They are no
 * part of what a slow network must fetch before the form appears.
 */
const loadRules = () => import('@/lib/forms/rules/judge-values');
/** The call of a form with all that it needs. Rejects where the script cannot be fetched. */
export const loadSendForm = () => import('./send-form');

/** Fetches the rules and the call while the person types, so that a connection that breaks later costs only the call. */
export async function fetchRules(): Promise<void> {
  await Promise.allSettled([loadRules(), loadSendForm()]);
}

/**
 * What is wrong with a form. Where the rules cannot be fetched the answers pass: the server judges them by the same
 * rules anyway.
 * @param today the day in Riyadh, `yyyy-MM-dd`; without it that of this moment
 */
export async function judgeLater(form: Questions, values: FormValues, today?: string): Promise<ErrorCodes> {
  const rules = await loadRules().catch(() => null);
  return rules ? rules.judgeValues(form, values, today) : {};
}
