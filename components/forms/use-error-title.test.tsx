/** Requirements: REG-17 */
import { renderHook, waitFor } from '@testing-library/react';
import { useErrorTitle } from './use-error-title';

const title = 'Registration';
const marked = `Error: ${title}`;

beforeEach(() => {
  document.title = title;
});

test('the title reports errors while there are any', () => {
  const { rerender } = renderHook(({ hasErrors }) => useErrorTitle(hasErrors, 'Error: '), {
    initialProps: { hasErrors: true },
  });
  expect(document.title).toBe(marked);
  rerender({ hasErrors: false });
  expect(document.title).toBe(title);
});

test('a title that is set again gets the prefix again, and only once', async () => {
  renderHook(() => useErrorTitle(true, 'Error: '));
  document.title = title;
  await waitFor(() => expect(document.title).toBe(marked));
  renderHook(() => useErrorTitle(true, 'Error: '));
  expect(document.title).toBe(marked);
});
