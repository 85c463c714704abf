import { toPayload } from './answers';
import { deriveSchema } from './derive-schema';
import type { Answers, Faults, FormDefinition } from './form-definition';

/**
 * What is wrong with what was typed, by the rules that the API uses too; the first fault of each field.
 * @param today the day in Riyadh, `yyyy-MM-dd`
 */
export function findFaults(form: FormDefinition, answers: Answers, today: string): Faults {
  const result = deriveSchema(form, () => today).safeParse(toPayload(form, answers));
  const faults: Faults = {};
  for (const { path, message } of result.error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}
