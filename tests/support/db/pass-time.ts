/** Moves the clock for all code that reads it, without affecting timers. */
export function passTime(milliseconds: number): void {
  const then = Date.now() + milliseconds;
  jest.useFakeTimers({ now: then, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
}
