import { REQUEST_STATUS, type RequestStatus } from '@/lib/award/definition/enumerations';
import type { AwardConfiguration } from '@/lib/award/schemas';
import type { AwardForm } from './decide-opening';
import { isWithin, parseWindow } from './windows';

/** Why the server does not take a form: codes of the API with a text each. */
export type Refusal =
  | 'awardUnavailable'
  | 'awardNotStarted'
  | 'awardEnded'
  | 'awardCompleted'
  | 'registrationRequired';

interface Situation {
  configuration: AwardConfiguration;
  status: RequestStatus | null;
  form: AwardForm;
  now: Date;
}

/**
 * The server's own check of what is sent (OPEN-08): whatever a page showed, nothing is taken
 * outside its window, nothing after Completed, and no submission without a registration.
 * @returns null when the form may be taken
 */
export function findRefusal({ configuration, status, form, now }: Situation): Refusal | null {
  const window = configuration[form];
  const span = parseWindow(window);
  if (configuration.status !== 1 || !span) return 'awardUnavailable';
  if (status === REQUEST_STATUS.Completed) return 'awardCompleted';
  if (!isWithin(window, now)) return now.getTime() < span.from ? 'awardNotStarted' : 'awardEnded';
  return form === 'submit' && status === null ? 'registrationRequired' : null;
}
