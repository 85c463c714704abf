import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import { parseWindow } from './windows';

/** Where an application stands, in the words of its sender. `lapsed`: submissions are over, and none has come. */
export type ApplicationStage = 'new' | 'registered' | 'beingChecked' | 'submitted' | 'lapsed';

/**
 * The stage of an application, from its status and the window of submissions (AWARD-15).
 * @param configuration null where it cannot be read: nothing is said to be over then
 * @param now the server's clock
 */
export function findStage(
  request: NonNullable<MyRequest['data']>,
  configuration: AwardConfiguration | null,
  now: Date,
): ApplicationStage {
  if (request.beingChecked) return 'beingChecked';
  if (request.scholarshipRequestStatus === REQUEST_STATUS.Completed) return 'submitted';
  const span = parseWindow(configuration?.submit);
  if (span && now.getTime() > span.to) return 'lapsed';
  return request.scholarshipRequestStatus === REQUEST_STATUS.New ? 'new' : 'registered';
}
