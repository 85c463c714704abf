/** @jest-environment node */
/** Requirements: MONITOR-03 */
import { findMetric, isWatched, observe, offerMetric, watchDurations } from './metrics';

test('a metric is read only on request, and durations are dropped without a receiver', async () => {
  const read = jest.fn(() => 3);
  offerMetric('render_queue', read);
  expect(read).not.toHaveBeenCalled();
  expect(await findMetric('render_queue')?.()).toBe(3);
  expect(findMetric('outbox_mails')).toBeUndefined();

  expect(isWatched()).toBe(false);
  observe('query', 1, {});
  const watch = jest.fn();
  watchDurations(watch);
  observe('query', 2, {});
  expect(watch.mock.calls).toEqual([['query', 2, {}]]);
});
