/** @jest-environment node */
import { raiseCost } from './bot-check-cost';

test.each([
  [1, 0, 1],
  [30, 600, 1],
  [60, 600, 2],
  [240, 0, 8],
  [6000, 0, 8],
  [1, 900, 1.5],
  [1, 60_000, 2],
  [6000, 60_000, 16],
])('%i codes of an address and %i of all: %d times the work', (ofAddress, ofAll, times) => {
  expect(raiseCost(ofAddress, ofAll)).toBe(times);
});
