/** Requirements: SLEEP-02 */
import type { Asleep } from './asleep';
import wakePage from './waker-script';

const find = <Type extends HTMLElement>(selector: string) => document.querySelector(selector) as Type;

test('the waker loads the scripts, and repeats held events once React has taken over', () => {
  document.body.innerHTML =
    '<p class="c1 own"></p><input id="text"><input id="box" type="checkbox" checked><button></button>';
  const [text, box, button] = [
    find<HTMLInputElement>('#text'),
    find<HTMLInputElement>('#box'),
    find('button'),
  ];
  const load = jest.fn();
  window.asleep = {
    held: new Set([button]),
    typed: new Map([
      [text, ['typed', false]],
      [box, ['on', true]],
    ]),
    load,
    page: [['/a.js', '/b.js'], ['first', 'second'], 'data-precedence', '__reactProps'],
  } satisfies Asleep;
  wakePage();
  expect(load.mock.calls.map(([source]) => source)).toEqual(['/a.js', '/b.js']);

  const handlers = { input: jest.fn(), click: jest.fn() };
  for (const element of [text, box, button]) Object.assign(element, { __reactProps$1: {} });
  text.addEventListener('input', () => handlers.input(text.value));
  box.addEventListener('click', () => handlers.click(box.checked));
  button.addEventListener('click', () => handlers.click('button'));
  dispatchEvent(new Event('awake'));
  expect(handlers.input.mock.calls).toEqual([['typed']]);
  expect(handlers.click.mock.calls).toEqual([[true], ['button']]);
  expect(find('p').className).toBe('c1 own second');
  expect(window.asleep).toBeNull();
});
