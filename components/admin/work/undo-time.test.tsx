/** Requirements: PUBLISH-18 */
import { act, render, screen } from '@testing-library/react';
import { UndoTime } from './undo-time';

test('the button to undo is gone once the change is carried out', () => {
  jest.useFakeTimers();
  const dueAt = new Date(Date.now() + 30_000).toISOString();
  render(
    <UndoTime dueAt={dueAt} over={<p>Over</p>}>
      <button type="button">Undo</button>
    </UndoTime>,
  );
  act(() => jest.advanceTimersByTime(29_000));
  expect(screen.getByRole('button')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Over')).toBeInTheDocument();
  jest.useRealTimers();
});
