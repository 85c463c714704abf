/** Requirements: FORMS-17, SHELL-16 */
import { render, waitFor } from '@testing-library/react';
import { SIGN_IN_HINT } from '@/lib/auth/rules/sign-in-hint-name';
import { getDraftKey, VISITOR } from '@/lib/forms/browser/draft';
import shell from '@/messages/en/shell.json';
import { AccountLeaf } from './account-leaf';

const LABELS = { signedInAs: shell.signedInAs, signOut: shell.signOut, question: shell.signOutQuestion };

/** What is asked where a sign-out button of the page is pressed while unsent answers wait. */
function askedOnSignOut(): string[] {
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  document.forms.namedItem('other')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  return asked.mock.calls.map(([question]) => String(question));
}

beforeEach(() => {
  document.body.innerHTML = `<form name="other" data-question="${LABELS.question}"></form>`;
  window.sessionStorage.setItem(getDraftKey('contact', VISITOR), '{}');
  globalThis.fetch = jest.fn(async () => Response.json({ signedIn: true, name: 'Huda', now: '' }));
});
afterEach(() => jest.restoreAllMocks());

// In this order: what guards stays for as long as the page.
test('a visitor’s page asks for nobody and fetches nothing that guards', async () => {
  const { container } = render(<AccountLeaf locale="en" labels={LABELS} />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(fetch).not.toHaveBeenCalled();
  expect(askedOnSignOut()).toEqual([]);
});

test('a public page names whom the browser asked for, and guards what was typed on other pages', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(`${SIGN_IN_HINT}=1`);
  const { findByText } = render(<AccountLeaf locale="en" labels={LABELS} />);
  expect(await findByText('Huda')).toBeVisible();
  expect(askedOnSignOut()).toEqual([LABELS.question]);
});
