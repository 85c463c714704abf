import { shorten } from './shorten';

test('a short text stays as it is', () => {
  expect(shorten('The permit, step by step.')).toBe('The permit, step by step.');
});

test.each(['word ', 'كلمة، ', 'x'])('a long text of «%s» is cut between words', (piece) => {
  const short = shorten(piece.repeat(200));
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/[^\s،]…$/);
  expect(short.length).toBeGreaterThan(140);
});
