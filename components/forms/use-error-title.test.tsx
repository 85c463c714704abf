/** Requirements: REG-17 */
import { renderHook, waitFor } from '@testing-library/react';
import { useErrorTitle } from './use-error-title';

const title = 'Registration';
const marked = `Error: ${title}`;

beforeEach(() => {
  document.title = title;
});

test('the title says that there are errors for as long as there are', () => {
  const { rerender } = renderHook(({ hasErrors }) => useErrorTitle(hasErrors, 'Error: '), {
    initialProps: { hasErrors: true },
  });
  expect(document.title).toBe(marked);
  rerender({ hasErrors: false });
  expect(document.title).toBe(title);
});

test('a title that is set again is marked again, and no title twice', async () => {
  renderHook(() => useErrorTitle(true, 'Error: '));
  document.title = title;
  await waitFor(() => expect(document.title).toBe(marked));
  renderHook(() => useErrorTitle(true, 'Error: '));
  expect(document.title).toBe(marked);
});
