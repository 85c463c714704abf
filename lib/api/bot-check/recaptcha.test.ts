/** Requirements: BOT-03 */
import type { RecaptchaTask } from './recaptcha';

const TASK: RecaptchaTask = {
  siteKey: 'key',
  action: 'contact',
  script: 'https://check.example/enterprise.js',
};
const LIMIT_MS = 20_000;

let execute: jest.Mock;
let ready: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  execute = jest.fn(async () => 'token');
  ready = jest.fn((callback: () => void) => callback());
});
afterEach(() => {
  jest.useRealTimers();
  delete window.grecaptcha;
  for (const script of document.querySelectorAll('script')) script.remove();
});

/** Requests a token; the script loads immediately, and `ready` and `execute` control the requests to other hosts. */
async function ask() {
  const { executeRecaptcha } = await import('./recaptcha');
  const run = () => executeRecaptcha(TASK).catch((error: Error) => error.message);
  const answer = run();
  window.grecaptcha = { enterprise: { ready, execute } };
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  return { answer, run };
}

test('returns a token from the script, which is loaded once', async () => {
  const { answer, run } = await ask();
  expect([await answer, await run()]).toEqual(['token', 'token']);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(execute).toHaveBeenCalledWith('key', { action: 'contact' });
  expect(jest.getTimerCount()).toBe(0);
});

test('times out if the script never becomes ready, and loads it again on the next submission', async () => {
  ready.mockImplementation(() => undefined);
  const { answer, run } = await ask();
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  expect(await answer).toMatch(/check/);
  void run();
  await jest.advanceTimersByTimeAsync(0);
  expect(document.querySelectorAll('script')).toHaveLength(2);
});

test('times out if the token never arrives', async () => {
  execute.mockImplementation(() => new Promise(() => undefined));
  const { answer } = await ask();
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  expect(await answer).toMatch(/check/);
});
