/** @jest-environment node */
/** Requirements: MONITOR-03 */
import { findReading, isWatched, observe, offerReading, watchDurations } from './metrics';

test('a reading is asked when somebody asks, and a duration goes nowhere until somebody watches', async () => {
  const read = jest.fn(() => 3);
  offerReading('render_queue', read);
  expect(read).not.toHaveBeenCalled();
  expect(await findReading('render_queue')?.()).toBe(3);
  expect(findReading('outbox_mails')).toBeUndefined();

  expect(isWatched()).toBe(false);
  observe('query', 1, {});
  const watch = jest.fn();
  watchDurations(watch);
  observe('query', 2, {});
  expect(watch.mock.calls).toEqual([['query', 2, {}]]);
});
