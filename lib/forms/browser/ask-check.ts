import { callEndpoint } from '@/lib/api/client';
import type { FormField, Verdict } from '@/lib/forms/definition/form-definition';
import { keepsRules } from '@/lib/forms/rules/derive-schema';

function readData(answer: unknown): Record<string, unknown> {
  const { data } = (answer ?? {}) as { data?: unknown };
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/** Loaded late, because it imports the API client and the rules. @throws ApiFailure when the call fails */
export async function askCheck(field: FormField, typed: string): Promise<Verdict | null> {
  const check = 'check' in field ? field.check : undefined;
  const answer = typed.trim();
  if (!check || answer === '' || !keepsRules(field, answer)) return null;
  const data = readData(await callEndpoint(check.endpoint, { query: { [check.query]: answer } }));
  const agrees = ({ is }: Verdict) => Object.entries(is).every(([name, value]) => data[name] === value);
  return check.verdicts.find(agrees) ?? null;
}
