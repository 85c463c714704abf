import { onFirstInput } from './first-input';

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'])(
  'the first %s calls back, and only the first',
  (sign) => {
    const callback = jest.fn();
    onFirstInput(callback);
    expect(callback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(callback).toHaveBeenCalledTimes(1);
  },
);

test('does not call back after it was cancelled', () => {
  const callback = jest.fn();
  onFirstInput(callback)();
  window.dispatchEvent(new Event('keydown'));
  expect(callback).not.toHaveBeenCalled();
});
