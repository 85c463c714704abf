import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { AwardConfiguration, MyRequest, Withdrawal } from '@/lib/award/schemas';
import { isWithin } from './windows';

/**
 * What the sender of an application can do (AWARD-16): withdraw it until the results of its edition are released, and
 * restore a withdrawn one while a window is open in which it could have been sent.
 * @param configuration null if it cannot be read: nothing can be restored then
 * @param now the server's clock
 * @returns null if neither is possible, as for a disqualified one
 */
export function findWithdrawal(
  request: NonNullable<MyRequest['data']>,
  configuration: AwardConfiguration | null,
  now: Date,
): Withdrawal | null {
  if (request.releasedAt || request.shownStage === 'disqualified') return null;
  if (!request.withdrawnAt) return 'withdrawn';
  if (configuration?.status !== 1) return null;
  const isCompleted = request.scholarshipRequestStatus === REQUEST_STATUS.Completed;
  const windows = isCompleted ? [configuration.submit] : [configuration.register, configuration.submit];
  return windows.some((window) => isWithin(window, now)) ? 'restored' : null;
}
