import 'server-only';
import { now } from '@/lib/config/clock';
import { readFreshSettings } from '@/lib/config/operator/fresh-settings';
import { type SortedStoppages, sortStoppages } from './sort-stoppages';

/** The interruptions that the operator has announced, as they stand at this moment. */
export function listStoppages(): SortedStoppages {
  return sortStoppages(readFreshSettings().stoppages, now());
}
