/** Requirements: TOAST-01, TOAST-02, TOAST-03, TOAST-04 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Toast, type ToastProps } from './toast';

const words = { title: 'Continue?', closeLabel: 'Close', cancelText: 'Cancel', btnText: 'Go on' };

/** Owns `show`, as every parent of a toast does. */
function Stage(props: Partial<ToastProps> & { onClosed?(): void }) {
  const [show, setShow] = useState(props.show ?? true);
  return (
    <>
      <button type="button" onClick={() => setShow(true)}>
        open
      </button>
      <Toast
        type="info"
        {...words}
        {...props}
        show={show}
        onClose={() => {
          props.onClosed?.();
          setShow(false);
        }}
      />
    </>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryByText(words.title) !== null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('both live regions exist before anything is shown', () => {
  render(<Stage show={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
  ['question', 'alert'],
] as const)('%s is announced in the %s region', (type, region) => {
  render(<Stage type={type} description="why" />);
  expect(screen.getByRole(region)).toHaveTextContent('Continue?why');
});

test('closes after 3000 ms by default, or after its own time', () => {
  const { unmount } = render(<Stage />);
  pass(2999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
  unmount();
  render(<Stage timer={500} />);
  pass(500);
  expect(shown()).toBe(false);
});

test.each(['error', 'question'] as const)('%s remains until it is answered', (type) => {
  render(<Stage type={type} />);
  pass(60_000);
  expect(shown()).toBe(true);
});

test('pauses under the pointer and continues with the remaining time', () => {
  render(<Stage />);
  pass(2000);
  fireEvent.pointerEnter(screen.getByRole('group'));
  pass(10_000);
  expect(shown()).toBe(true);
  fireEvent.pointerLeave(screen.getByRole('group'));
  pass(999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
});

test('pauses while the focus is inside', () => {
  render(<Stage />);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(10_000);
  expect(shown()).toBe(true);
  act(() => screen.getByRole('button', { name: 'open' }).focus());
  pass(3000);
  expect(shown()).toBe(false);
});

test('pauses in a hidden tab', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<Stage />);
  pass(10_000);
  expect(shown()).toBe(true);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(3000);
  expect(shown()).toBe(false);
  hidden.mockRestore();
});

test('confirm runs the callback, then closes', () => {
  const order: string[] = [];
  render(
    <Stage type="question" onConfirm={() => order.push('confirm')} onClosed={() => order.push('close')} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(order).toEqual(['confirm', 'close']);
  expect(shown()).toBe(false);
});

test('without a callback, confirm opens the link in a new tab and closes the toast', () => {
  render(<Stage href="https://example.sa/" />);
  const link = screen.getByRole('link', { name: 'Go on' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(shown()).toBe(false);
});

test('a question takes the focus and restores it; Escape cancels', () => {
  const onCancel = jest.fn();
  render(<Stage type="question" show={false} onCancel={onCancel} />);
  const opener = screen.getByRole('button', { name: 'open' });
  act(() => opener.focus());
  fireEvent.click(opener);
  expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('alertdialog', { name: words.title }), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(false);
  expect(opener).toHaveFocus();
});

test('the cancel button and the close button cancel', () => {
  const onCancel = jest.fn();
  render(<Stage type="question" onCancel={onCancel} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(shown()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});

test('a toast without a question does not move the focus', () => {
  render(<Stage show={false} />);
  const opener = screen.getByRole('button', { name: 'open' });
  act(() => opener.focus());
  fireEvent.click(opener);
  expect(opener).toHaveFocus();
});

test('has the given width in pixels', () => {
  render(<Stage width={320} />);
  expect(screen.getByRole('group')).toHaveStyle('max-inline-size: 320px');
});
