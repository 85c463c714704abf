/** Requirements: FORMS-17, SHELL-16 */
import { SIGN_IN_HINT } from '@/lib/auth/rules/sign-in-hint-name';
import { getDraftKey, VISITOR } from '@/lib/forms/browser/draft';
import showAccount from './account-script';

const QUESTION = 'Sign out?';
/** Functions that remove the listeners of a page. */
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

test('without a session the page is unchanged, and nothing is requested', () => {
  hint('currentLang=en');
  window.sessionStorage.setItem('account', 'Huda');
  expect(open(null).hidden).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

test('the first public page shows the name once the portal has answered, the next one immediately', async () => {
  const first = open(null);
  expect(first.hidden).toBe(true);
  await settle();
  expect([first.hidden, first.textContent]).toEqual([false, 'Huda']);
  const next = open(null);
  expect([next.hidden, next.textContent]).toEqual([false, 'Huda']);
});

test('the name on a personal page is stored for the next public page', () => {
  open('Sara');
  expect(fetch).not.toHaveBeenCalled();
  expect(open(null).textContent).toBe('Sara');
});

test('a name is removed after the session has ended, and kept without an answer', async () => {
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

test('a form that React has rendered again is filled in again', () => {
  open('Sara');
  const form = open(null);
  form.outerHTML = '<form data-account hidden><bdi></bdi></form>';
  window.dispatchEvent(new Event('awake'));
  expect([document.forms[0]?.hidden, document.forms[0]?.textContent]).toEqual([false, 'Sara']);
});

test.each([
  ['asks, and is stopped by the answer no', true, false, 1, false],
  ['asks, and is sent after the answer yes', true, true, 1, true],
  ['is sent without a question if there are none', false, false, 0, true],
])('a sign-out with unsent answers %s', (_, hasDraft, says, asked, isSent) => {
  open('Sara');
  if (hasDraft) window.sessionStorage.setItem(getDraftKey('contact', VISITOR), '{}');
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(says);
  expect(submit(open(null))).toBe(isSent);
  expect(ask.mock.calls).toEqual(asked > 0 ? [[QUESTION]] : []);
  expect(window.sessionStorage.getItem('account')).toBe(isSent ? '' : 'Sara');
});

test('other forms are submitted without a question, and the name is kept', () => {
  open('Sara');
  window.sessionStorage.setItem(getDraftKey('contact', VISITOR), '{}');
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const other = document.body.appendChild(document.createElement('form'));
  expect(submit(other)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(window.sessionStorage.getItem('account')).toBe('Sara');
});
