/** Requirements: FORMS-17 */
import { getDraftKey } from './draft';
import { guardDrafts } from './guard-drafts';

const QUESTION = 'Sign out?';

beforeAll(guardDrafts);
beforeEach(() => {
  window.sessionStorage.clear();
  document.body.innerHTML = `<form id="out" data-question="${QUESTION}"></form><form id="other"></form>`;
});

/** True where the form is sent. */
function send(id: string): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  return document.getElementById(id)?.dispatchEvent(event) ?? false;
}

test.each([
  ['is asked with unsent answers, and stays where the person says no', true, false, 'out', 1, false],
  ['goes through once the person says yes', true, true, 'out', 1, true],
  ['asks nothing where nothing waits', false, false, 'out', 0, true],
  ['leaves other forms alone', true, false, 'other', 0, true],
])('a sign-out %s', (_, hasDraft, says, form, asked, isSent) => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(says);
  if (hasDraft) window.sessionStorage.setItem(getDraftKey('contact', 'sara'), '{}');
  expect(send(form)).toBe(isSent);
  expect(confirm.mock.calls).toEqual(asked > 0 ? [[QUESTION]] : []);
  confirm.mockRestore();
});
