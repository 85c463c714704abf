/** Requirements: SLEEP-02, MAP-02 */
import wakeOnTouch from './loader-script';

beforeAll(() => {
  document.body.innerHTML =
    '<button type="button">played by the page</button><div data-island=""><button type="button">React’s</button></div>';
  wakeOnTouch(document, ['/_page/x']);
});

/** Clicks a button and returns how often its handler ran and which files were requested. */
function click(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const handler = jest.fn();
  button?.addEventListener('click', handler);
  button?.click();
  const requested = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  return { clicks: handler.mock.calls.length, files: requested.map((script) => script.getAttribute('src')) };
}

test('a click on a button outside islands reaches it, and does not wake the page', () => {
  expect(click('played by the page')).toEqual({ clicks: 1, files: [] });
});

test('a click on a button of an island is held until React has loaded', () => {
  expect(click('React’s')).toEqual({ clicks: 0, files: ['/_page/x'] });
});
