import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { ApplicationStage, AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { parseWindow } from './windows';

/**
 * The stage of an application, from its status and the submission window (AWARD-15).
 * @param configuration null if it cannot be read: then no window counts as ended
 * @param now the server's clock
 */
export function findStage(
  request: NonNullable<MyRequest['data']>,
  configuration: AwardConfiguration | null,
  now: Date,
): ApplicationStage {
  if (request.withdrawnAt) return 'withdrawn';
  if (request.shownStage) return request.shownStage;
  if (request.beingChecked) return 'beingChecked';
  if (request.scholarshipRequestStatus === REQUEST_STATUS.Completed) return 'submitted';
  const span = parseWindow(configuration?.submit);
  if (span && now.getTime() > span.to) return 'lapsed';
  return request.scholarshipRequestStatus === REQUEST_STATUS.New ? 'new' : 'registered';
}
