import {
  isRegistrationField,
  type RegistrationAnswers,
  type RegistrationField,
} from './registration-answers';
import { toPayload } from './registration-payload';

/** What is wrong with the answers: fault code by field. The text of a code stands in `register.faults`. */
export type RegistrationFaults = Partial<Record<RegistrationField, string>>;

/**
 * Judges the answers by the one schema that the server uses too. The rules are loaded on first use, so that
 * they are no part of what a slow network must fetch before the form appears.
 */
export async function findFaults(answers: RegistrationAnswers): Promise<RegistrationFaults> {
  const [{ registration }, { findImplausibleDates }] = await Promise.all([
    import('@/lib/contract/schemas/scholarship'),
    import('./plausible-dates'),
  ]);
  const payload = toPayload(answers);
  const faults = readServerFaults(findImplausibleDates(payload, new Date()));
  const result = registration.safeParse(payload);
  if (result.success) return faults;
  for (const { path, message } of result.error.issues) {
    const name = String(path[1]);
    if (isRegistrationField(name)) faults[name] ??= message;
  }
  return faults;
}

/** The faults that the server found: it names fields by their dotted path in the payload. */
export function readServerFaults(fields: Record<string, string> | undefined): RegistrationFaults {
  const named = Object.entries(fields ?? {}).map(([path, code]) => [path.split('.').at(-1) ?? '', code]);
  return Object.fromEntries(named.filter(([name]) => isRegistrationField(name ?? '')));
}
