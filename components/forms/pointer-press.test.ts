/** Requirements: FORMS-16 */
import { renderHook } from '@testing-library/react';
import { untilClicked, usePointerPress } from './pointer-press';

beforeEach(() => {
  jest.useFakeTimers();
  renderHook(usePointerPress);
});
afterEach(async () => {
  await jest.runAllTimersAsync();
  jest.useRealTimers();
});

const MAIN = 0;
const RIGHT = 2;

function happen(type: string, button = MAIN): void {
  document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
}

/**
 * A message that waits from now on. @returns whether it has been shown after the given number of milliseconds
 */
function wait(): (ms: number) => Promise<boolean> {
  let isAnnounced = false;
  void untilClicked().then(() => {
    isAnnounced = true;
  });
  return async (ms) => {
    await jest.advanceTimersByTimeAsync(ms);
    return isAnnounced;
  };
}

test('a message waits for the click of the press in progress', async () => {
  happen('pointerdown');
  const isAnnouncedAfter = wait();
  expect(await isAnnouncedAfter(500)).toBe(false);
  happen('pointerup');
  expect(await isAnnouncedAfter(100)).toBe(false);
  happen('click');
  expect(await isAnnouncedAfter(1)).toBe(true);
});

test.each([
  ['was lifted without a click', 'pointerup', 1001],
  ['became a drag', 'pointercancel', 1],
  ['opened a menu', 'contextmenu', 1],
  ['never ends, as on a scroll bar', 'pointermove', 3001],
])('it does not wait for a press that %s', async (_, type, ms) => {
  happen('pointerdown');
  const isAnnouncedAfter = wait();
  happen(type);
  expect(await isAnnouncedAfter(ms)).toBe(true);
});

test('it does not wait for a button that causes no click', async () => {
  happen('pointerdown', RIGHT);
  expect(await wait()(1)).toBe(true);
});

test('a second finger neither loses a waiting message nor shows it too early', async () => {
  happen('pointerdown');
  const isAnnouncedAfter = wait();
  happen('pointerdown');
  expect(await isAnnouncedAfter(100)).toBe(false);
  happen('click');
  expect(await isAnnouncedAfter(1)).toBe(true);
});

test('the end of one press does not end the next', async () => {
  happen('pointerdown');
  happen('pointerup');
  happen('click');
  await jest.advanceTimersByTimeAsync(300);
  happen('pointerdown');
  const isAnnouncedAfter = wait();
  expect(await isAnnouncedAfter(300)).toBe(false);
});
