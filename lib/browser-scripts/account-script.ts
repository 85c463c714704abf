/** Drafts of forms are stored in the session storage under keys that start with this. */
export const DRAFT_PREFIX = 'draft:';

const findForm = () => document.querySelector('[data-account]') as HTMLFormElement;

function show(): void {
  const { account = null } = sessionStorage;
  const form = findForm();
  form.hidden = account === null;
  (form.querySelector('bdi') as HTMLElement).textContent = account;
}

/** Asks before a form with a question (`data-question`), such as a sign-out, deletes unsent answers (FORMS-17). */
function guard(event: SubmitEvent): void {
  const { question } = (event.target as HTMLFormElement).dataset;
  if (!question) return;
  const hasDrafts = Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  if (hasDrafts && !confirm(question)) event.preventDefault();
  else delete sessionStorage.account;
}

/**
 * Shows who is signed in and the sign-out (SHELL-16). Personal pages contain the name. Public pages are the same for
 * everyone: there the form is hidden, the script shows it before the first paint with the name that the page before
 * has left in the session storage, and asks the portal, which also extends the session. It asks only where the cookie
 * `signedIn` says that somebody may be signed in. The page need not wake. Every byte is in every page.
 */
export default function showAccount(): void {
  try {
    if (!findForm().hidden) sessionStorage.account = findForm().querySelector('bdi')?.textContent;
    else if (document.cookie.includes('signedIn=1')) {
      show();
      // When React takes over, it may have drawn the form again.
      addEventListener('awake', show);
      fetch('/gateway/session', { method: 'POST' })
        .then((response) => response.json())
        .then(({ signedIn, name }) => {
          if (signedIn) sessionStorage.account = name ?? '';
          else delete sessionStorage.account;
          show();
        })
        // Without an answer the page shows what it has.
        .catch(() => undefined);
    } else delete sessionStorage.account;
    addEventListener('submit', guard, true);
  } catch {
    // A browser that refuses storage refuses cookies too: nobody is signed in.
  }
}
