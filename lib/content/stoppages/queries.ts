import 'server-only';
import { now } from '@/lib/env/clock';
import { getOperatorSettings } from '@/lib/operator/settings';
import { type SortedStoppages, sortStoppages } from './sort-stoppages';

/** The interruptions announced by the operator, sorted as of now. */
export function listStoppages(): SortedStoppages {
  return sortStoppages(getOperatorSettings().stoppages, now());
}
