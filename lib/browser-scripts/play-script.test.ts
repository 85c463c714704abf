/** Requirements: MAP-02 */
import playSteps from './play-script';

function open() {
  document.body.innerHTML = `<div><button hidden></button>${[1, 2, 3, 4, 5].map((n) => `<input type="radio" name="step" value="${n}"${n === 1 ? ' checked' : ''}>`).join('')}</div>`;
  const map = document.body.firstElementChild as HTMLElement;
  playSteps(map);
  const [button, ...steps] = map.children as unknown as [HTMLButtonElement, ...HTMLInputElement[]];
  return {
    button,
    steps,
    chosen: () => steps.find(({ checked }) => checked)?.value,
    isPlaying: () => map.hasAttribute('data-playing'),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing moves until it is started; then the steps change every three seconds up to the last one', () => {
  const { button, chosen, isPlaying } = open();
  expect(button.hidden).toBe(false);
  jest.advanceTimersByTime(10_000);
  expect([chosen(), isPlaying()]).toEqual(['1', false]);
  button.click();
  expect([chosen(), isPlaying()]).toEqual(['2', true]);
  for (const step of ['3', '4', '5']) {
    jest.advanceTimersByTime(3000);
    expect(chosen()).toBe(step);
  }
  expect(isPlaying()).toBe(false);
  jest.advanceTimersByTime(10_000);
  expect(chosen()).toBe('5');
});

test('a second press pauses, a third continues, and after the last step it starts again', () => {
  const { button, steps, chosen, isPlaying } = open();
  button.click();
  button.click();
  jest.advanceTimersByTime(10_000);
  expect([chosen(), isPlaying()]).toEqual(['2', false]);
  button.click();
  expect(chosen()).toBe('3');
  steps[4]?.click();
  expect([chosen(), isPlaying()]).toEqual(['5', false]);
  button.click();
  expect([chosen(), isPlaying()]).toEqual(['1', true]);
});

test('selecting a step by hand ends the playback', () => {
  const { button, steps, chosen, isPlaying } = open();
  button.click();
  steps[0]?.click();
  jest.advanceTimersByTime(10_000);
  expect([chosen(), isPlaying()]).toEqual(['1', false]);
});
