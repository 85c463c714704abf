/** Requirements: SLEEP-02, MAP-02 */
import { readFileSync } from 'node:fs';

const LOADER = readFileSync('lib/front-server/sleep/loader.js', 'utf8');

beforeAll(() => {
  document.body.innerHTML =
    '<button type="button">played by the page</button><div data-island=""><button type="button">React’s</button></div>';
  const script = Object.assign(document.createElement('script'), { textContent: LOADER });
  script.dataset.page = '/_page/x';
  document.head.append(script);
});

/** Presses a button: reports whether its handler ran, and which files were requested. */
function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const heard = jest.fn();
  button?.addEventListener('click', heard);
  button?.click();
  const asked = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  return { heard: heard.mock.calls.length, asked: asked.map((script) => script.getAttribute('src')) };
}

test('a button that a script of the page serves hears its press, and nothing wakes', () => {
  expect(press('played by the page')).toEqual({ heard: 1, asked: [] });
});

test('a press on a button of an island is held until React is there', () => {
  expect(press('React’s')).toEqual({ heard: 0, asked: ['/_page/x'] });
});
