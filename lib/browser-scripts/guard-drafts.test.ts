/** Requirements: FORMS-17 */
import { getDraftKey } from '@/lib/forms/browser/draft';
import { guardDrafts } from './guard-drafts';

const QUESTION = 'Sign out?';

beforeEach(() => {
  window.sessionStorage.clear();
  document.body.innerHTML = `<form id="out" data-question="${QUESTION}"></form><form id="other"></form>`;
});

/** True if the form is submitted. */
function send(id: string): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  return document.getElementById(id)?.dispatchEvent(event) ?? false;
}

beforeAll(() => guardDrafts());

test.each([
  ['with unsent answers asks, and stops if the answer is no', true, false, 'out', 1, false],
  ['with unsent answers goes through if the answer is yes', true, true, 'out', 1, true],
  ['without unsent answers goes through unasked', false, false, 'out', 0, true],
  ['is the only form that asks', true, false, 'other', 0, true],
])('a sign-out %s', (_, hasDraft, says, form, asked, isSent) => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(says);
  if (hasDraft) window.sessionStorage.setItem(getDraftKey('contact', 'sara'), '{}');
  expect(send(form)).toBe(isSent);
  expect(confirm.mock.calls).toEqual(asked > 0 ? [[QUESTION]] : []);
  confirm.mockRestore();
});
