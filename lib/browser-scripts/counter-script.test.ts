/** Requirements: COUNTER-01 */
import { waitFor } from '@testing-library/react';
import runCounters from './counter-script';

const FORM = `<form data-awake hidden><button type="submit" aria-pressed="false"></button></form><form data-counter>
  <p role="status"><b data-zero="0">0</b></p>${[1, 2, 3, 4, 5, 6, 7].map((n) => `<label><input type="checkbox" name="${n}"><span>${n}</span></label>`).join('')}
  <p data-buttons hidden><button type="submit" value="next"></button><button type="submit" value="undo"></button></p>
  <details open><button type="reset"></button></details></form>`;

/** The requested wake locks, and whether each is still held. */
const screens: { held: boolean; release(): void }[] = [];
const request = jest.fn(async () => {
  const screen = {
    held: true,
    release() {
      screen.held = false;
    },
  };
  screens.push(screen);
  return screen;
});
const vibrate = jest.fn();

/** The page with a number of rounds ticked. */
function open(ticked = 0) {
  document.body.innerHTML = FORM;
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input')];
  for (const box of boxes.slice(0, ticked)) box.checked = true;
  runCounters();
  const form = document.querySelector('[data-counter]') as HTMLFormElement;
  const press = (value: string) =>
    form.dispatchEvent(
      Object.assign(new Event('submit', { cancelable: true }), {
        submitter: form.querySelector(`[value=${value}]`),
      }),
    );
  return { form, boxes, press, said: () => form.querySelector('[role=status]')?.textContent };
}

beforeEach(() => {
  jest.clearAllMocks();
  screens.length = 0;
  Object.assign(navigator, { vibrate, wakeLock: { request } });
});

test('each press counts one round up to seven and vibrates, and the last one can be undone', () => {
  const { boxes, press, said, form } = open();
  expect(form.querySelector('[data-buttons]')).toHaveProperty('hidden', false);
  expect(said()).toBe('0');
  for (const round of [1, 2, 3, 4, 5, 6, 7]) {
    press('next');
    expect(said()).toBe(String(round));
  }
  expect(vibrate.mock.calls.map(([pattern]) => pattern)).toEqual([60, 60, 60, 60, 60, 60, [200, 100, 200]]);
  press('next');
  expect(said()).toBe('7');
  press('undo');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true, true, true, false]);
  expect(said()).toBe('6');
});

test('without ticks nothing can be undone, and a ticked round counts like a press', () => {
  const { boxes, press, said } = open(3);
  expect(said()).toBe('3');
  boxes[3]?.click();
  expect(said()).toBe('4');
  for (const _ of [1, 2, 3, 4, 5]) press('undo');
  expect(said()).toBe('0');
});

test('a round is stored like any tick: the form gets the event', () => {
  const { form, press } = open();
  const heard = jest.fn();
  form.addEventListener('change', heard);
  press('next');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('starting again closes its question and resets the count', () => {
  const { form, said } = open(5);
  form.reset();
  expect(form.querySelector('details')).toHaveProperty('open', false);
  return waitFor(() => expect(said()).toBe('0'));
});

test('the screen is kept on while the button is pressed', async () => {
  open();
  const awake = document.querySelector('[data-awake]') as HTMLFormElement;
  const button = awake.querySelector('button');
  expect(awake.hidden).toBe(false);
  expect(request).not.toHaveBeenCalled();
  awake.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(button?.getAttribute('aria-pressed')).toBe('true');
  await Promise.resolve();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  expect(screens.some(({ held }) => held)).toBe(true);
  awake.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(button?.getAttribute('aria-pressed')).toBe('false');
  expect(screens.some(({ held }) => held)).toBe(false);
});

test.each([2, 3, 4])(
  'pressed %s times before the lock is granted, the last press decides',
  async (presses) => {
    open();
    const awake = document.querySelector('[data-awake]') as HTMLFormElement;
    for (let press = 0; press < presses; press += 1)
      awake.dispatchEvent(new Event('submit', { cancelable: true }));
    await waitFor(() => expect(screens).toHaveLength(Math.ceil(presses / 2)));
    await Promise.resolve();
    expect(screens.filter(({ held }) => held)).toHaveLength(presses % 2);
  },
);

test('a refused lock is reported, and nothing is requested without support', async () => {
  request.mockRejectedValueOnce(new DOMException('battery', 'NotAllowedError'));
  open();
  const awake = document.querySelector('[data-awake]') as HTMLFormElement;
  awake.dispatchEvent(new Event('submit', { cancelable: true }));
  await Promise.resolve();
  await Promise.resolve();
  expect(awake.querySelector('button')?.getAttribute('aria-pressed')).toBe('false');
  Object.assign(navigator, { vibrate: undefined, wakeLock: undefined });
  const { press, said } = open();
  expect(document.querySelector('[data-awake]')).toHaveProperty('hidden', true);
  press('next');
  expect(said()).toBe('1');
});
