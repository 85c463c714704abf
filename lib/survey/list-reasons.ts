import { REASONS } from './reasons';

/**
 * The reasons of the verdict that was chosen, comma separated; those ticked under the other one before it changed
 * do not count.
 * @param ids values of the ticked boxes
 */
export function listReasons(verdict: unknown, ids: readonly unknown[]): string {
  const known: readonly number[] = verdict === 'yes' || verdict === 'no' ? REASONS[verdict] : [];
  return ids.filter((id) => known.includes(Number(id))).join();
}
