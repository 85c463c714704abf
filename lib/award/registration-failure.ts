import { ApiFailure } from '@/lib/api/api-failure';
import { toFieldFaults } from '@/lib/forms/browser-values';
import { registrationForm } from './definitions/registration';
import type { RegistrationFaults } from './registration-answers';

/** The faults that the server found in what was sent. */
export function readServerFaults(error: unknown): RegistrationFaults {
  return error instanceof ApiFailure ? toFieldFaults(registrationForm, error.fields) : {};
}

export type SaveFailure =
  | { kind: 'session' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string };

/**
 * What a failed save means to the person: sign in again, try again, or read why it was refused. Null when
 * the server named fields, because those messages stand at the fields.
 */
export function readSaveFailure(error: unknown): SaveFailure | null {
  if (Object.keys(readServerFaults(error)).length > 0) return null;
  if (!(error instanceof ApiFailure) || error.status === 0) return { kind: 'unreachable' };
  if (error.code === 'sessionEnded') return { kind: 'session' };
  if (error.status >= 500) return { kind: 'unreachable' };
  return { kind: 'refused', message: error.message };
}
