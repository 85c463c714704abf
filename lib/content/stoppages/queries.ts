import 'server-only';
import { now } from '@/lib/env/clock';
import { getOperatorSettings } from '@/lib/operator/settings';
import { limitLifetime, recordTags } from '@/lib/page-reads/record-reads';
import { type SortedStoppages, sortStoppages } from './sort-stoppages';

/** Interruptions begin and end at a time of day. */
const TIMED_SECONDS = 60;

/** The interruptions announced by the operator, sorted as of now. */
export function listStoppages(): SortedStoppages {
  recordTags('interruptions');
  limitLifetime(TIMED_SECONDS, { expires: true });
  return sortStoppages(getOperatorSettings().stoppages, now());
}
