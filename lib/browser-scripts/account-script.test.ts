/** Requirements: FORMS-17, SHELL-16 */
import { SIGN_IN_HINT } from '@/lib/auth/rules/sign-in-hint-name';
import { getDraftKey, VISITOR } from '@/lib/forms/browser/draft';
import showAccount from './account-script';

const QUESTION = 'Sign out?';
/** Ends what a page listens to. */
let close: (() => void)[] = [];

/** A page with the form as the server sends it; null for a public page. */
function open(name: string | null): HTMLFormElement {
  document.body.innerHTML = `<form data-account data-question="${QUESTION}"${name === null ? ' hidden' : ''}><bdi>${name ?? ''}</bdi></form>`;
  showAccount();
  return document.forms[0] as HTMLFormElement;
}

const answer = (status: object) => {
  globalThis.fetch = jest.fn(async () => Response.json(status));
};
const hint = (value: string) => jest.spyOn(document, 'cookie', 'get').mockReturnValue(value);
/** Sends a form. @returns false if that was stopped */
const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
/** Lets the answer arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  window.sessionStorage.clear();
  hint(`${SIGN_IN_HINT}=1`);
  answer({ signedIn: true, name: 'Huda' });
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof listen>) => {
    listen(...given);
    close.push(() => window.removeEventListener(...given));
  });
});
afterEach(() => {
  for (const end of close) end();
  close = [];
  jest.restoreAllMocks();
});

test('a page of somebody without a session stays as it is and asks nothing', () => {
  hint('currentLang=en');
  window.sessionStorage.setItem('account', 'Huda');
  expect(open(null).hidden).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

test('the first public page shows the name once the portal has answered, the next one at once', async () => {
  const first = open(null);
  expect(first.hidden).toBe(true);
  await settle();
  expect([first.hidden, first.textContent]).toEqual([false, 'Huda']);
  const next = open(null);
  expect([next.hidden, next.textContent]).toEqual([false, 'Huda']);
});

test('a personal page is remembered by the public page after it', () => {
  open('Sara');
  expect(fetch).not.toHaveBeenCalled();
  expect(open(null).textContent).toBe('Sara');
});

test('a session that has ended is shown no longer; without an answer the name stays', async () => {
  open('Sara');
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
  const offline = open(null);
  await settle();
  expect(offline.hidden).toBe(false);
  answer({ signedIn: false });
  const ended = open(null);
  await settle();
  expect([ended.hidden, ended.textContent]).toEqual([true, '']);
  expect(window.sessionStorage.getItem('account')).toBe('');
});

test('a form that React has drawn again is filled again', () => {
  open('Sara');
  const form = open(null);
  form.outerHTML = '<form data-account hidden><bdi></bdi></form>';
  window.dispatchEvent(new Event('awake'));
  expect([document.forms[0]?.hidden, document.forms[0]?.textContent]).toEqual([false, 'Sara']);
});

test.each([
  ['asks, and stops if the answer is no', true, false, 1, false],
  ['asks, and goes through if the answer is yes', true, true, 1, true],
  ['without unsent answers goes through unasked', false, false, 0, true],
])('a sign-out with unsent answers %s', (_, hasDraft, says, asked, isSent) => {
  open('Sara');
  if (hasDraft) window.sessionStorage.setItem(getDraftKey('contact', VISITOR), '{}');
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(says);
  expect(submit(open(null))).toBe(isSent);
  expect(ask.mock.calls).toEqual(asked > 0 ? [[QUESTION]] : []);
  expect(window.sessionStorage.getItem('account')).toBe(isSent ? '' : 'Sara');
});

test('other forms are sent unasked, and the name stays', () => {
  open('Sara');
  window.sessionStorage.setItem(getDraftKey('contact', VISITOR), '{}');
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const other = document.body.appendChild(document.createElement('form'));
  expect(submit(other)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(window.sessionStorage.getItem('account')).toBe('Sara');
});
