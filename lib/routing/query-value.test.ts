/** @jest-environment node */
import { readChoice, readQueryValue } from './query-value';

test('a value is trimmed, truncated, and the first of several', () => {
  expect(readQueryValue({ q: '  hajj ' }, 'q')).toBe('hajj');
  expect(readQueryValue({ q: ['one', 'two'] }, 'q')).toBe('one');
  expect(readQueryValue({ q: 'x'.repeat(500) }, 'q')).toHaveLength(200);
  expect(readQueryValue({}, 'q')).toBe('');
});

test('a choice is one of the options, or empty', () => {
  expect(readChoice({ who: 'inside' }, 'who', ['inside', 'abroad'])).toBe('inside');
  expect(readChoice({ who: 'elsewhere' }, 'who', ['inside', 'abroad'])).toBeNull();
  expect(readChoice({}, 'who', ['inside', 'abroad'])).toBeNull();
});
