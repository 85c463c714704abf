/** @jest-environment node */
import { starPoints } from './star-points';

test('a star has eight tips and eight notches around its centre', () => {
  const points = starPoints(100, 100, 50)
    .split(' ')
    .map((pair) => pair.split(',').map(Number));
  const reaches = points.map(([x = 0, y = 0]) => Math.round(Math.hypot(x - 100, y - 100)));
  expect(reaches).toEqual(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 50 : 38)));
});
