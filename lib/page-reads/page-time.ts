import { now } from '@/lib/env/clock';
import { recordTags } from './record-reads';

/** A public page that shows something that depends on the date is rendered again after midnight in Riyadh. */
export function readPageTime(): Date {
  recordTags('day');
  return now();
}
