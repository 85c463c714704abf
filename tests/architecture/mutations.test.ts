/** Requirements: CODE-08 */
import { existsSync, readFileSync } from 'node:fs';
import { FAULTS } from '../mutations/faults';

test('there are at least thirty deliberate faults, each with a distinct name', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(FAULTS.map(({ about }) => about)).size).toBe(FAULTS.length);
});

test.each(FAULTS)(
  '$about: the code to replace exists once, and its tests exist',
  ({ file, from, to, tests }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  },
);
