/** Moves the clock of everything that reads it, without holding up timers. */
export function passTime(milliseconds: number): void {
  const then = Date.now() + milliseconds;
  jest.useFakeTimers({ now: then, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
}
