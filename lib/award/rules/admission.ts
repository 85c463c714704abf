import { REQUEST_STATUS, type RequestStatus } from '@/lib/award/definition/enumerations';
import type { AwardConfiguration } from '@/lib/award/schemas';
import type { AwardForm } from './decide-opening';
import { isWithin, parseWindow } from './windows';

/** Why the server refuses a form: codes of the API, each with a text. */
export type Refusal =
  | 'awardUnavailable'
  | 'awardNotStarted'
  | 'awardEnded'
  | 'awardCompleted'
  | 'awardWithdrawn'
  | 'awardDisqualified'
  | 'registrationRequired';

interface Situation {
  configuration: AwardConfiguration;
  status: RequestStatus | null;
  /** The sender has withdrawn the application. */
  isWithdrawn?: boolean;
  isDisqualified?: boolean;
  form: AwardForm;
  now: Date;
}

/**
 * The server's own check of a submission (OPEN-08): regardless of what the page showed, nothing is accepted outside its
 * window or after Completed, and no submission without a registration.
 * @returns null if the form is accepted
 */
export function findRefusal(situation: Situation): Refusal | null {
  const { configuration, status, isWithdrawn, isDisqualified, form, now } = situation;
  const window = configuration[form];
  const span = parseWindow(window);
  if (configuration.status !== 1 || !span) return 'awardUnavailable';
  if (isWithdrawn) return 'awardWithdrawn';
  if (isDisqualified) return 'awardDisqualified';
  const isReopened = configuration.isReopened && form === 'submit';
  if (status === REQUEST_STATUS.Completed && !isReopened) return 'awardCompleted';
  if (!isWithin(window, now)) return now.getTime() < span.from ? 'awardNotStarted' : 'awardEnded';
  return form === 'submit' && status === null ? 'registrationRequired' : null;
}
