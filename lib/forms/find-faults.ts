import { deriveSchema } from './derive-schema';
import { findName, toFaultCode } from './fault-codes';
import type { Answers, Faults, Questions } from './form-definition';
import { toPayload } from './payload';

/**
 * What is wrong with what was typed, by the rules that the API uses too; the first fault of each field.
 * @param today the day in Riyadh, `yyyy-MM-dd`
 */
export function findFaults(form: Questions, answers: Answers, today: string): Faults {
  const result = deriveSchema(form, () => today).safeParse(toPayload(form, answers));
  const faults: Faults = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const name = findName(form, path) ?? String(path[0]);
    faults[name] ??= toFaultCode(form, name, message);
  }
  return faults;
}
