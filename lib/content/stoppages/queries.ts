import 'server-only';
import { now } from '@/lib/env/clock';
import { getOperatorSettings } from '@/lib/operator/settings';
import { type SortedStoppages, sortStoppages } from './sort-stoppages';

/** The interruptions that the operator has announced, as they stand at this moment. */
export function listStoppages(): SortedStoppages {
  return sortStoppages(getOperatorSettings().stoppages, now());
}
