import { callEndpoint } from '@/lib/api/client';
import type { FormField, Verdict } from '@/lib/forms/definition/form-definition';
import { keepsRules } from '@/lib/forms/rules/derive-schema';

/** The data of a call's answer, which may have any shape with an external API. */
function readData(answer: unknown): Record<string, unknown> {
  const { data } = (answer ?? {}) as { data?: unknown };
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/**
 * Runs a field's check on an answer. Loaded when the reader first leaves a field with a check, because it imports the
 * API client and the rules.
 * @returns the verdict; null if there is none, or if the answer breaks the field's own rules
 * @throws ApiFailure when the call fails
 */
export async function askCheck(field: FormField, typed: string): Promise<Verdict | null> {
  const check = 'check' in field ? field.check : undefined;
  const answer = typed.trim();
  if (!check || answer === '' || !keepsRules(field, answer)) return null;
  const data = readData(await callEndpoint(check.endpoint, { query: { [check.query]: answer } }));
  const agrees = ({ is }: Verdict) => Object.entries(is).every(([name, value]) => data[name] === value);
  return check.verdicts.find(agrees) ?? null;
}
