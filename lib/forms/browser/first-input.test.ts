import { onFirstInput } from './first-input';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
  'the first %s calls back, and only the first',
  (sign) => {
    const callback = jest.fn();
    onFirstInput(callback);
    expect(callback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    jest.advanceTimersByTime(10_000);
    expect(callback).toHaveBeenCalledTimes(1);
  },
);

test('some seconds of reading count as the first input', () => {
  const callback = jest.fn();
  onFirstInput(callback);
  jest.advanceTimersByTime(3000);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('nothing calls back after it was cancelled', () => {
  const callback = jest.fn();
  onFirstInput(callback)();
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(10_000);
  expect(callback).not.toHaveBeenCalled();
});
