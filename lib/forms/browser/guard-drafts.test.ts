/** Requirements: FORMS-17 */
import { GUARD_SCRIPT } from '@/lib/browser-scripts/guard-script';
import { getDraftKey } from './draft';
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

/** The two implementations of one rule; each listens to its own window. */
const GUARDS = {
  'a public page': guardDrafts,
  'a page that knows who is signed in': new Function(GUARD_SCRIPT),
};

describe.each(Object.entries(GUARDS))('on %s', (_page, guard) => {
  let listener: EventListenerOrEventListenerObject | null | undefined;
  beforeAll(() => {
    const added = jest.spyOn(window, 'addEventListener').mockReturnValue();
    guard();
    [, listener] = added.mock.calls[0] ?? [];
    added.mockRestore();
    if (listener) window.addEventListener('submit', listener, true);
  });
  afterAll(() => listener && window.removeEventListener('submit', listener, true));

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
});
