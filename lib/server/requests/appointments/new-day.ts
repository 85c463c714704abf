import 'server-only';
import { now } from '@/lib/config/clock';
import type { RequestState } from '@/lib/forms/transitions';
import { toDay } from '@/lib/i18n/format';
import { ApiFault } from '@/lib/server/http/errors';

const refuse = (code: string) => new ApiFault(422, 'validation', { fields: { preferredDate: code } });

/**
 * What a change of an appointment writes over its day: whoever moves it names the new one, who approves it may.
 * @param preferredDate yyyy-MM-dd
 * @returns nothing where the change leaves the day as it is
 * @throws ApiFault 422 `preferredDate`: missing, or before today in Riyadh
 */
export function readNewDay(
  to: RequestState,
  preferredDate: string | undefined,
): { preferredDate: string } | undefined {
  if (to !== 'rescheduled' && to !== 'approved') return undefined;
  if (preferredDate === undefined && to === 'approved') return undefined;
  if (preferredDate === undefined) throw refuse('required');
  if (preferredDate < toDay(now())) throw refuse('tooEarly');
  return { preferredDate };
}
