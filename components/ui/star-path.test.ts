import { starPath } from './star-path';

test('{8/2} is two squares, {8/3} a single line', () => {
  expect(starPath(8, 2, 10)).toBe('M0 -10 10 0 0 10 -10 0zM7.1 -7.1 7.1 7.1 -7.1 7.1 -7.1 -7.1z');
  expect(starPath(8, 3, 10).match(/M/g)).toHaveLength(1);
});
