import { registration } from '@/lib/contract/schemas/scholarship';
import { findImplausibleDates } from './plausible-dates';
import {
  isRegistrationField,
  type RegistrationAnswers,
  type RegistrationField,
} from './registration-answers';
import { readFaultPaths } from './registration-failure';
import { toPayload } from './registration-payload';

/** What is wrong with the answers: fault code by field. The text of a code stands in `register.faults`. */
export type RegistrationFaults = Partial<Record<RegistrationField, string>>;

/** Judges the answers by the rules that the server uses too. */
export function findFaults(answers: RegistrationAnswers): RegistrationFaults {
  const payload = toPayload(answers);
  const faults = readFaultPaths(findImplausibleDates(payload, new Date()));
  const result = registration.safeParse(payload);
  if (result.success) return faults;
  for (const { path, message } of result.error.issues) {
    const name = String(path[1]);
    if (isRegistrationField(name)) faults[name] ??= message;
  }
  return faults;
}
